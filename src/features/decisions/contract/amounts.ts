// The figures that policies and advice are written in.
import { z } from 'zod';
import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';

/** A share or a rate in basis points, up to the whole. */
export const bps = z.int().min(0).max(WHOLE_BPS);

/** An amount in cents, up to a billion dollars. */
export const wholeCents = z.int().min(0).max(100_000_000_000);
