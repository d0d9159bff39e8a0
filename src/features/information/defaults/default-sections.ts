// Every section that the product ships with, in the order in which people meet them.

import type { DefaultSection } from './default-section.ts';
import { bankingInformation } from './first-model/banking-information.ts';
import { basicInformation } from './first-model/basic-information.ts';
import { creditInfo } from './first-model/credit-info.ts';
import { debtInformation } from './first-model/debt-information.ts';
import { incomeInformation } from './first-model/income-information.ts';
import { occupationalInformation } from './first-model/occupational-information.ts';
import { debt } from './full-model/debt.ts';
import { educational } from './full-model/educational.ts';
import { expenses } from './full-model/expenses.ts';
import { housing } from './full-model/housing.ts';
import { income } from './full-model/income.ts';
import { loanSection } from './full-model/loan-section.ts';
import { occupational } from './full-model/occupational.ts';
import { personalAndFinancial } from './full-model/personal-and-financial.ts';
import { social } from './full-model/social.ts';

export const firstModelSections: readonly DefaultSection[] = [
  basicInformation,
  occupationalInformation,
  incomeInformation,
  bankingInformation,
  debtInformation,
  creditInfo,
];

export const fullModelSections: readonly DefaultSection[] = [
  personalAndFinancial,
  loanSection,
  educational,
  occupational,
  income,
  housing,
  expenses,
  debt,
  social,
];

export const defaultSections: readonly DefaultSection[] = [...firstModelSections, ...fullModelSections];
