// Four made-up licensed lenders with their products and loans, and a fifth without a licence, whose loans nobody may see.
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Logo, Scene } from './pictures.ts';

type LoanRow = Selectable<Tables['partner_loans']>;

export type DemoLoan = {
  name: string;
  type: LoanRow['type'];
  description: string;
  security: LoanRow['security_type'];
  repayment: LoanRow['repayment_option'];
  /** Dollars: least, most. */
  amount: readonly [number, number];
  /** Basis points a month: lowest, usual, highest. */
  rate: readonly [number, number, number];
  /** Months: shortest, usual, longest. */
  term: readonly [number, number, number];
  /** Null shows what stands in for a picture. */
  scene: Scene | null;
};

export type DemoLender = {
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  phone: string;
  contactEmail: string;
  address: string;
  description: string;
  licence: readonly [Selectable<Tables['partners']>['licence_state'], string | null];
  logo: Logo;
  product: { name: string; shortCode: string; type: 'Personal' | 'Business' | 'Both'; description: string };
  loans: readonly DemoLoan[];
};

export const DEMO_LENDERS: readonly DemoLender[] = [
  {
    email: 'partner@pimento.example',
    firstName: 'Kerry-Ann',
    lastName: 'Bennett',
    name: 'Blue Ridge Microfinance',
    phone: '8765550160',
    contactEmail: 'loans@blueridge.example',
    address: '14 Hope Road, Kingston 10',
    description:
      'A made-up lender. We lend to people with small and steady incomes, and we say every cost before you sign.',
    licence: ['Licensed', 'DEMO-MC-0117'],
    logo: 'ridge',
    product: {
      name: 'Everyday lending',
      shortCode: 'BRM-EVERYDAY',
      type: 'Both',
      description: 'Small loans for the household, for school and for work on the road.',
    },
    loans: [
      {
        name: 'Everyday Loan',
        type: 'Unsecured Regular Loan',
        description:
          'For what comes up: the light bill, a new gas cylinder, a repair that cannot wait. You repay in equal monthly parts, and you may repay early without a charge for it.',
        security: 'Unsecured',
        repayment: 'Monthly',
        amount: [10_000, 300_000],
        rate: [350, 450, 600],
        term: [3, 6, 12],
        scene: 'basket',
      },
      {
        name: 'School Term Loan',
        type: 'Unsecured Regular Loan',
        description: 'Fees, books and uniforms before the term begins, repaid over the term.',
        security: 'Unsecured',
        repayment: 'Fortnightly',
        amount: [15_000, 150_000],
        rate: [300, 375, 500],
        term: [2, 4, 8],
        scene: 'book',
      },
      {
        name: 'Route Taxi Loan',
        type: 'Car Loan',
        description:
          'For a licensed route taxi or its overhaul. The car is the security. You repay every week, as the fares come in, and we look at your route licence and your insurance before we decide.',
        security: 'Secured',
        repayment: 'Weekly',
        amount: [500_000, 3_000_000],
        rate: [150, 190, 260],
        term: [12, 24, 48],
        scene: 'taxi',
      },
    ],
  },
  {
    email: 'harbour@pimento.example',
    firstName: 'Orville',
    lastName: 'Grant',
    name: 'Long Wharf Lending',
    phone: '8765550171',
    contactEmail: 'ask@longwharf.example',
    address: '3 Harbour Street, Montego Bay, St. James',
    description: 'A made-up lender. Short loans decided within a day, and car loans for used cars.',
    licence: ['Licensed', 'DEMO-MC-0042'],
    logo: 'wharf',
    product: {
      name: 'Fast and wheels',
      shortCode: 'LWL-FAST',
      type: 'Personal',
      description: 'Short unsecured loans, and loans for used cars.',
    },
    loans: [
      {
        name: 'Quick Cash',
        type: 'Unsecured Regular Loan',
        description: 'A small amount for a short time, decided within one working day.',
        security: 'Unsecured',
        repayment: 'Weekly',
        amount: [5_000, 80_000],
        rate: [600, 700, 900],
        term: [1, 3, 6],
        scene: 'coins',
      },
      {
        name: 'Used Car Loan',
        type: 'Car Loan',
        description:
          'For a used car of up to ten years, valued by an independent valuer. The car is the security, and comprehensive insurance is needed for as long as the loan runs.',
        security: 'Secured',
        repayment: 'Monthly',
        amount: [300_000, 2_500_000],
        rate: [180, 220, 300],
        term: [12, 36, 60],
        scene: 'car',
      },
    ],
  },
  {
    email: 'cockpit@pimento.example',
    firstName: 'Delroy',
    lastName: 'Samuels',
    name: 'Green Valley Credit',
    phone: '8765550182',
    contactEmail: 'office@greenvalley.example',
    address: '21 Main Street, Christiana, Manchester',
    description:
      'A made-up lender. We began with farmers, and our instalments still follow the seasons where they can.',
    licence: ['Licensed', 'DEMO-MC-0203'],
    logo: 'valley',
    product: {
      name: 'Land and season',
      shortCode: 'GVC-LAND',
      type: 'Both',
      description: 'Loans for farming and for land.',
    },
    loans: [
      {
        name: 'Planting Season Loan',
        type: 'Unsecured Regular Loan',
        description:
          'Seed, fertiliser and hired hands now, repaid when the crop is sold. Instalments are collected each quarter. Bring your farmer registration if you have one; you can apply without it too.',
        security: 'Unsecured',
        repayment: 'Quarterly',
        amount: [20_000, 250_000],
        rate: [350, 420, 550],
        term: [4, 6, 12],
        scene: 'seedling',
      },
      {
        name: 'House Lot Mortgage',
        type: 'Mortgage',
        description: 'For a titled lot to build on. The lot is the security.',
        security: 'Secured',
        repayment: 'Monthly',
        amount: [2_000_000, 12_000_000],
        rate: [80, 95, 120],
        term: [60, 120, 240],
        scene: 'lot',
      },
    ],
  },
  {
    email: 'seagrape@pimento.example',
    firstName: 'Simone',
    lastName: 'Whyte',
    name: 'Sea Grape Finance',
    phone: '8765550193',
    contactEmail: 'hello@seagrape.example',
    address: '8 Market Street, Falmouth, Trelawny',
    description: 'A made-up lender. Loans for vendors and for first homes on the north coast.',
    licence: ['Licensed', 'DEMO-MC-0311'],
    logo: 'grape',
    product: {
      name: 'Vendors and homes',
      shortCode: 'SGF-HOME',
      type: 'Both',
      description: 'Stock for market vendors, bridging until payday, and first homes.',
    },
    loans: [
      {
        name: 'Market Day Loan',
        type: 'Unsecured Regular Loan',
        description:
          'Stock for your stall. A small part is collected on each market day by our agent, who gives you a receipt on the spot; no day is charged on which the market is closed.',
        security: 'Unsecured',
        repayment: 'Daily',
        amount: [10_000, 120_000],
        rate: [450, 550, 700],
        term: [2, 4, 8],
        scene: 'stall',
      },
      {
        name: 'Payday Bridge',
        type: 'Unsecured Regular Loan',
        description: 'Until the next pay comes, for people with a payslip.',
        security: 'Unsecured',
        repayment: 'Fortnightly',
        amount: [5_000, 50_000],
        rate: [700, 800, 1_000],
        term: [1, 1, 3],
        scene: null,
      },
      {
        name: 'First Home Mortgage',
        type: 'Mortgage',
        description: 'For the first home that is yours, house or apartment, with a title.',
        security: 'Secured',
        repayment: 'Monthly',
        amount: [3_000_000, 20_000_000],
        rate: [70, 85, 110],
        term: [120, 240, 300],
        scene: 'home',
      },
    ],
  },
  {
    email: 'sandbar@pimento.example',
    firstName: 'Junior',
    lastName: 'Powell',
    name: 'Sandbar Advance',
    phone: '8765550104',
    contactEmail: 'now@sandbar.example',
    address: '40 Beach Road, Negril, Westmoreland',
    description: 'A made-up lender that has applied for a licence and has none yet.',
    licence: ['Applied', null],
    logo: 'sandbar',
    product: {
      name: 'Advances',
      shortCode: 'SBA-NOW',
      type: 'Personal',
      description: 'Advances on wages.',
    },
    loans: [
      {
        name: 'Instant Advance',
        type: 'Unsecured Regular Loan',
        description: 'Money now.',
        security: 'Unsecured',
        repayment: 'Weekly',
        amount: [5_000, 100_000],
        rate: [100, 100, 100],
        term: [1, 3, 6],
        scene: null,
      },
    ],
  },
];
