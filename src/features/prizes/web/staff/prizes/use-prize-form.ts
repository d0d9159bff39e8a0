// What the form of a prize holds while it is filled in, its faults, and how it is sent.
import { useState } from 'react';
import { useAskedForm } from '#platform/web/asked-form.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { prizeFieldTexts } from '#texts/staff-prizes.ts';
import type { Prize, PrizeDesk, PrizeForm, PrizeType } from '../../../contract.ts';
import { codesFault, readCodes } from '../../../rules/coupon-codes.ts';
import { prizeFaults, readNumber } from '../../../rules/prize-faults.ts';
import type { ChosenPicture } from '../picture/choose-picture.ts';

export type EditedPrize = Prize & { desk: PrizeDesk };

/** As typed. */
type Typed = {
  name: string;
  description: string;
  type: PrizeType | '';
  value: string;
  pointRequired: string;
  stock: string;
  givesCode: boolean;
  codes: string;
};

const NOTHING: Typed = {
  name: '',
  description: '',
  type: '',
  value: '',
  pointRequired: '',
  stock: '',
  givesCode: false,
  codes: '',
};

/** A prize that is edited stays as it was when the form opened, whatever arrives meanwhile: the server compares. */
export function usePrizeForm(given: EditedPrize | undefined) {
  const [prize] = useState(given);
  const [typed, setTyped] = useState<Typed>(prize ? typedOf(prize) : NOTHING);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const asked = useAskedForm();
  return {
    ...asked,
    prize,
    typed,
    set: (change: Partial<Typed>) => {
      setTyped({ ...typed, ...change });
      asked.clear(Object.keys(change));
    },
    picture,
    setPicture: (chosen: ChosenPicture | null) => {
      setPicture(chosen);
      asked.clear(['imageUrl']);
    },
    ask: () => asked.ask(faultsOf(typed, picture !== null || prize !== undefined)),
    sent: () => formOf(typed, prize),
  };
}

const typedOf = (prize: Prize): Typed => ({
  name: prize.name,
  description: prize.description,
  type: prize.type,
  value: String(prize.value),
  pointRequired: String(prize.pointRequired),
  stock: prize.stock === null ? '' : String(prize.stock),
  givesCode: prize.givesCode,
  codes: '',
});

const numbersIn = (typed: Typed) => ({
  value: readNumber(typed.value),
  pointRequired: readNumber(typed.pointRequired),
  stock: typed.givesCode ? null : readNumber(typed.stock),
});

function faultsOf(typed: Typed, hasPicture: boolean): FieldErrors {
  const ofCodes = typed.givesCode ? codesFault(readCodes(typed.codes).codes) : undefined;
  return {
    ...prizeFaults({ ...typed, ...numbersIn(typed) }),
    ...(ofCodes ? { codes: ofCodes } : {}),
    ...(hasPicture ? {} : { imageUrl: prizeFieldTexts.imageRequired }),
  };
}

function formOf(typed: Typed, prize: EditedPrize | undefined): Partial<PrizeForm> {
  const { name, description, type, givesCode } = typed;
  const told = { name, description, type, givesCode, ...numbersIn(typed) };
  if (!prize) return { ...told, codes: givesCode ? readCodes(typed.codes).codes : [] };
  return { ...told, _id: prize._id, stockBefore: prize.stock, revision: prize.desk.revision };
}
