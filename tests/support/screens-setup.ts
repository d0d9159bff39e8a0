// What a screen is to show is waited for as long as a busy machine takes: the library's second is for quiet ones.
import { configure } from '@testing-library/react';

const BUSY_MACHINE_MS = 10_000;

configure({ asyncUtilTimeout: BUSY_MACHINE_MS });
