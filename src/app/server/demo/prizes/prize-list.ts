// What demo people can redeem and win: things that help in Jamaica, each with its drawing and the steps to get it.
import type { PrizeType } from '#features/prizes/contract.ts';
import type { Drawing } from './drawings.ts';

export type DemoPrize = {
  id: string;
  name: string;
  /** The steps, separated by commas. */
  description: string;
  type: PrizeType;
  valueCents: number;
  seeds: number;
  drawing: Drawing;
  stock?: number;
  /** Makes it a coupon with so many codes that begin so. */
  codes?: { prefix: string; count: number };
};

const idOf = (number: number): string => `00000000-0000-7000-a000-${String(number).padStart(12, '0')}`;

export const DEMO_PRIZES: readonly DemoPrize[] = [
  {
    id: idOf(1),
    name: 'Mobile top-up, $500',
    description:
      'Tap Redeem and confirm, copy the code that appears, dial *121* then the code and #, your credit is there within a minute',
    type: 'Redeem',
    valueCents: 500_00,
    seeds: 100,
    drawing: 'phone',
    codes: { prefix: 'TOP', count: 200 },
  },
  {
    id: idOf(2),
    name: 'Patty and drink for two',
    description:
      'Tap Redeem and confirm, show your code at the counter of a shop that takes part, choose two patties and two box drinks',
    type: 'Redeem',
    valueCents: 1_400_00,
    seeds: 220,
    drawing: 'lunch',
    codes: { prefix: 'PAT', count: 60 },
  },
  {
    id: idOf(3),
    name: 'Light bill credit, $1,500',
    description:
      'Tap Redeem and confirm, send us the number on your light bill through Messages, we pay it onto your account within two working days',
    type: 'Redeem',
    valueCents: 1_500_00,
    seeds: 300,
    drawing: 'light',
  },
  {
    id: idOf(4),
    name: 'Gas voucher, $2,000',
    description:
      'Tap Redeem and confirm, show your code at the pump before you fill up, the attendant takes $2,000 off',
    type: 'Redeem',
    valueCents: 2_000_00,
    seeds: 380,
    drawing: 'gas',
    codes: { prefix: 'GAS', count: 40 },
  },
  {
    id: idOf(5),
    name: 'Supermarket voucher, $2,500',
    description: 'Tap Redeem and confirm, show your code to the cashier, $2,500 comes off your groceries',
    type: 'Redeem',
    valueCents: 2_500_00,
    seeds: 450,
    drawing: 'groceries',
    codes: { prefix: 'MKT', count: 50 },
  },
  {
    id: idOf(6),
    name: 'Exercise books and pencils',
    description:
      'Tap Redeem and confirm, tell us the school year through Messages, collect the parcel at a post office near you',
    type: 'Redeem',
    valueCents: 3_200_00,
    seeds: 520,
    drawing: 'books',
    stock: 30,
  },
  {
    id: idOf(7),
    name: 'School bag',
    description:
      'Tap Redeem and confirm, wait for our message with the colours there are, collect it at a post office near you',
    type: 'Redeem',
    valueCents: 4_500_00,
    seeds: 650,
    drawing: 'bag',
    stock: 12,
  },
  {
    id: idOf(8),
    name: 'Solar lantern',
    description:
      'Tap Redeem and confirm, we send it to a post office near you, leave it in the sun for a day before the first night',
    type: 'Redeem',
    valueCents: 6_000_00,
    seeds: 900,
    drawing: 'lantern',
    stock: 8,
  },
  {
    id: idOf(9),
    name: 'Cooking gas cylinder, refilled',
    description:
      'Tap Redeem and confirm, wait for the call of the dealer, have your empty cylinder ready at the gate',
    type: 'Redeem',
    valueCents: 7_500_00,
    seeds: 1_100,
    drawing: 'cylinder',
    stock: 5,
  },
  {
    id: idOf(10),
    name: 'Smartphone',
    description: 'Join the contest, wait for the draw, collect it with your ID',
    type: 'Prize',
    valueCents: 38_000_00,
    seeds: 0,
    drawing: 'smartphone',
    stock: 4,
  },
  {
    id: idOf(11),
    name: 'Weekend for two in Portland',
    description: 'Join the contest, wait for the draw, choose your weekend with us',
    type: 'Prize',
    valueCents: 60_000_00,
    seeds: 0,
    drawing: 'weekend',
    stock: 1,
  },
  {
    id: idOf(12),
    name: 'Back-to-school set',
    description: 'Join the contest, wait for the draw, choose bag and books with us',
    type: 'Prize',
    valueCents: 18_500_00,
    seeds: 0,
    drawing: 'bag',
    stock: 3,
  },
  {
    id: idOf(13),
    name: 'Groceries for a month',
    description: 'Join the contest, wait for the draw, collect four vouchers of $10,000 with your ID',
    type: 'Prize',
    valueCents: 40_000_00,
    seeds: 0,
    drawing: 'groceries',
    stock: 1,
  },
];
