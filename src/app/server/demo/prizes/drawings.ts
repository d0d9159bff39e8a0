// Pictures of demo prizes, drawn in the house's colours with one line weight; they hold no text, so no font is needed.
import sharp from 'sharp';

const INK = '#16231d';
const LEAF = '#0e6b4a';
const SPROUT = '#6fcb9f';
const GOLD = '#f0b429';
const PIMENTO = '#b4472e';
const PAPER = '#fffdf9';
const SAND = '#f3ecdf';
const SKY = '#cfe3ee';

const GROUNDS = { green: '#dcecdf', gold: '#fdf0cd', rose: '#fbe1d6', blue: '#dbe9f1' };

/** Drawn around the middle, within 300 units to each side and 190 up and down. */
const SCENES = {
  phone: {
    ground: GROUNDS.green,
    shapes: `<g transform="rotate(-8)"><rect x="-88" y="-165" width="176" height="330" rx="28" fill="${INK}"/><rect x="-72" y="-140" width="144" height="266" rx="10" fill="${PAPER}"/>
      <path d="M-44 70v-30M-15 70V10M15 70v-60M44 70v-96" stroke="${LEAF}" stroke-width="18"/><circle cx="0" cy="-82" r="30" fill="${GOLD}"/><path d="M0-98v32M-16-82h32" /><circle cx="0" cy="146" r="8" fill="${PAPER}" stroke="none"/></g>`,
  },
  lunch: {
    ground: GROUNDS.gold,
    shapes: `<path d="M-230 90a140 120 0 0 1 280 0z" fill="${GOLD}"/><path d="M-230 90h280" /><path d="M-210 118h240" stroke-width="14" stroke="${PIMENTO}"/><path d="M-150 40l24-26M-100 50l24-40M-44 50l20-30"/>
      <path d="M100-60h130l-18 190h-94z" fill="${PIMENTO}"/><path d="M92-60h146" stroke-width="16"/><path d="M176-66l22-96 40-10"/><path d="M112 20h106" stroke="${PAPER}" stroke-width="18"/>`,
  },
  light: {
    ground: GROUNDS.blue,
    shapes: `<path d="M-60 70c0-50-60-70-60-140a120 120 0 0 1 240 0c0 70-60 90-60 140z" fill="${GOLD}"/><rect x="-56" y="74" width="112" height="64" rx="12" fill="${SAND}"/><path d="M-56 106h112M-24 142h48M-34 66v-70l34 26 34-26v70"/>
      <path d="M-200-70h-50M200-70h50M-160-168l-34-30M160-168l34-30M-170 40l-40 24M170 40l40 24" stroke="${LEAF}"/>`,
  },
  gas: {
    ground: GROUNDS.rose,
    shapes: `<rect x="-150" y="-150" width="190" height="300" rx="22" fill="${PIMENTO}"/><rect x="-118" y="-116" width="126" height="92" rx="10" fill="${PAPER}"/><path d="M-180 152h250" stroke-width="16"/>
      <path d="M40-20h40c24 0 32 16 32 36v80c0 40 60 40 60 0v-150l-44-52"/><path d="M128-106l20 20v44" /><path d="M-55 20c34 40 44 58 44 76a44 44 0 0 1-88 0c0-18 10-36 44-76z" fill="${GOLD}"/>`,
  },
  groceries: {
    ground: GROUNDS.green,
    shapes: `<path d="M-60-40c-30-70 0-120 30-140 20 40 20 90-4 140z" fill="${SPROUT}"/><path d="M20-40c-8-60 20-100 60-116 10 50-6 90-40 116z" fill="${LEAF}"/><circle cx="-104" cy="-46" r="44" fill="${PIMENTO}"/><path d="M96-46c-10-90 60-100 60-100s26 60-20 100z" fill="${GOLD}"/>
      <path d="M-160-30h320l-34 186h-252z" fill="${SAND}"/><path d="M-160-30h320" stroke-width="16"/><path d="M-90 6l12 120M0 6v120M90 6l-12 120" stroke="#b9a988"/>`,
  },
  books: {
    ground: GROUNDS.blue,
    shapes: `<rect x="-190" y="80" width="330" height="64" rx="10" fill="${PIMENTO}"/><rect x="-160" y="16" width="300" height="64" rx="10" fill="${GOLD}"/><rect x="-200" y="-48" width="310" height="64" rx="10" fill="${LEAF}"/><path d="M-150-48v64M-110 16v64M-140 80v64" stroke="${PAPER}" stroke-width="12"/>
      <g transform="translate(60 -106) rotate(-24)"><path d="M-150-18h230l50 20-50 20h-230z" fill="${GOLD}"/><path d="M80-18v40M-120-18v40"/><rect x="-176" y="-18" width="30" height="40" rx="8" fill="${PIMENTO}"/></g>`,
  },
  bag: {
    ground: GROUNDS.gold,
    shapes: `<path d="M-60-120c0-70 120-70 120 0" fill="none"/><path d="M-130 150v-170c0-60 50-110 130-110s130 50 130 110v170z" fill="${LEAF}"/><path d="M-130 20c-46 6-56 40-56 90h56M130 20c46 6 56 40 56 90h-56" fill="${SPROUT}"/>
      <rect x="-84" y="36" width="168" height="114" rx="18" fill="${SPROUT}"/><path d="M-84 76h168M0 76v22" /><path d="M-60-56h120" stroke="${GOLD}" stroke-width="16"/>`,
  },
  lantern: {
    ground: GROUNDS.rose,
    shapes: `<circle cx="0" cy="10" r="180" fill="${GOLD}" fill-opacity="0.35" stroke="none"/><path d="M-70-96c0-100 140-100 140 0" fill="none"/><rect x="-96" y="-100" width="192" height="44" rx="14" fill="${INK}"/><path d="M-84-56h168l14 150h-196z" fill="${PAPER}"/><path d="M0-30c40 44 44 60 44 76a44 44 0 0 1-88 0c0-16 4-32 44-76z" fill="${GOLD}"/>
      <rect x="-116" y="94" width="232" height="56" rx="16" fill="${LEAF}"/><path d="M-70 122h140" stroke="${PAPER}"/>`,
  },
  cylinder: {
    ground: GROUNDS.blue,
    shapes: `<path d="M-62-110v-54h124v54" fill="none"/><rect x="-26" y="-140" width="52" height="40" rx="8" fill="${GOLD}"/><path d="M-120-20c0-60 54-84 120-84s120 24 120 84v130c0 26-20 40-46 40h-148c-26 0-46-14-46-40z" fill="${PIMENTO}"/><path d="M-120 0h240M-120 90h240"/>
      <path d="M0 14c26 28 32 40 32 52a32 32 0 0 1-64 0c0-12 6-24 32-52z" fill="${GOLD}" />`,
  },
  smartphone: {
    ground: GROUNDS.gold,
    shapes: `<rect x="-94" y="-172" width="188" height="344" rx="30" fill="${LEAF}"/><rect x="-76" y="-150" width="152" height="300" rx="16" fill="${SKY}"/><circle cx="34" cy="-92" r="30" fill="${GOLD}" stroke="none"/><path d="M-76 60l60-80 44 50 34-34 14 14v128a12 12 0 0 1-12 12h-128a12 12 0 0 1-12-12z" fill="${SPROUT}"/>
      <path d="M-190-130q8 46 54 54-46 8-54 54-8-46-54-54 46-8 54-54zM186 10q7 40 47 47-40 7-47 47-7-40-47-47 40-7 47-47z" fill="${GOLD}"/>`,
  },
  weekend: {
    ground: GROUNDS.blue,
    shapes: `<circle cx="140" cy="-90" r="56" fill="${GOLD}"/><path d="M-360 60q60-36 120 0t120 0 120 0 120 0 120 0 120 0v200h-720z" fill="${SPROUT}" stroke="none"/><path d="M-360 96q60-36 120 0t120 0 120 0 120 0 120 0 120 0" stroke="${LEAF}"/>
      <path d="M-110 110c20-90 20-160 0-220" stroke="${INK}" stroke-width="18"/><path d="M-110-110c-70-40-120-10-140 40 60-20 90-20 140-40zM-110-110c-40-60-10-90 30-100-4 50-4 70-30 100zM-110-110c60-50 120-20 140 30-60-10-90-10-140-30z" fill="${LEAF}"/><path d="M-250 150c60-60 220-60 280 0-60 30-220 30-280 0z" fill="${SAND}"/>`,
  },
} as const;

export type Drawing = keyof typeof SCENES;

const WIDTH = 720;
const HEIGHT = 480;

export async function drawPrize(drawing: Drawing) {
  const { ground, shapes } = SCENES[drawing];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
    <rect width="100%" height="100%" fill="${ground}" stroke="none"/><circle cx="360" cy="250" r="216" fill="${PAPER}" fill-opacity="0.55" stroke="none"/>
    <g fill="${LEAF}" fill-opacity="0.22" stroke="none"><path d="M0 480c10-90 70-120 130-110-10 70-60 110-130 110zM720 0c-10 90-70 120-130 110 10-70 60-110 130-110z"/></g>
    <g transform="translate(360 240)">${shapes}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer();
  return { bytes, width: WIDTH, height: HEIGHT };
}
