// The made-up lenders' logos and loan pictures, drawn as SVG in the house's own colours: one family, one line weight.
import sharp from 'sharp';

const LEAF = '#0e6b4a';
const DEEP = '#0a3f2e';
const GOLD = '#f0b429';
const SPARK = '#b4472e';
const SAND = '#fbf7ef';
const TIDE = '#2b6c94';
const PALE = '#dcebdf';

/** Strokes of 5 on a field of 96. */
const LOGOS = {
  ridge: [
    DEEP,
    `<path d="M14 70 38 32l13 20 9-13 22 31z" fill="${PALE}" stroke="${PALE}"/><circle cx="70" cy="26" r="8" fill="${GOLD}" stroke="none"/>`,
  ],
  wharf: [
    TIDE,
    `<path d="M16 60q10-9 21 0t21 0 22 0M16 74q10-9 21 0t21 0 22 0M30 50V24h30M48 24v26" stroke="${SAND}"/><circle cx="66" cy="24" r="7" fill="${GOLD}" stroke="none"/>`,
  ],
  valley: [
    PALE,
    `<path d="M14 66q34-34 68 0M48 50V26M48 40q-15 0-17-15 15 0 17 15zM48 34q0-13 15-15 0 14-15 15z" stroke="${LEAF}"/>`,
  ],
  grape: [
    SAND,
    `<g fill="${SPARK}" stroke="none"><circle cx="38" cy="46" r="9"/><circle cx="58" cy="46" r="9"/><circle cx="48" cy="62" r="9"/></g><path d="M48 38V22q12-6 22 2-10 9-22 4" stroke="${LEAF}"/>`,
  ],
  sandbar: [
    '#f3e3bd',
    `<path d="M14 64q17-14 34 0t34 0" stroke="${TIDE}"/><path d="M26 50q22-20 44 0z" fill="${GOLD}" stroke="${GOLD}"/>`,
  ],
} as const;

/** On a field of 320 by 160, over a ground of hills; strokes of 3. */
const SCENES = {
  basket: `<path d="M118 82h84l-10 44h-64z" fill="${GOLD}"/><path d="M128 82q32-46 64 0M124 98h72M128 113h64"/><circle cx="142" cy="74" r="10" fill="${SPARK}"/><circle cx="162" cy="70" r="11" fill="${LEAF}"/><circle cx="182" cy="75" r="9" fill="${SPARK}"/>`,
  book: `<path d="M160 66q-26-16-58-8v60q32-8 58 8 26-16 58-8V58q-32-8-58 8z" fill="${SAND}"/><path d="M160 66v60M118 76q14-2 28 4M118 92q14-2 28 4M174 80q14-6 28-4M174 96q14-6 28-4"/><path d="m196 38 18-18 8 8-18 18-11 3z" fill="${GOLD}"/>`,
  taxi: `<path d="M92 112V92l18-4 18-24h58l22 24 20 4v20z" fill="${SAND}"/><path d="M134 72h22v16h-32zM164 72h18l14 16h-32z" fill="${TIDE}"/><path d="M148 64V54h22v10" fill="${SPARK}"/><path d="M92 102h136" stroke="${SPARK}"/><circle cx="122" cy="114" r="13" fill="${DEEP}"/><circle cx="198" cy="114" r="13" fill="${DEEP}"/>`,
  coins: `<path d="M96 118h52M172 118h52"/><g fill="${GOLD}"><ellipse cx="122" cy="112" rx="30" ry="9"/><ellipse cx="122" cy="100" rx="30" ry="9"/><ellipse cx="122" cy="88" rx="30" ry="9"/><ellipse cx="198" cy="112" rx="30" ry="9"/><ellipse cx="198" cy="100" rx="30" ry="9"/><ellipse cx="198" cy="88" rx="30" ry="9"/><ellipse cx="198" cy="76" rx="30" ry="9"/><ellipse cx="198" cy="64" rx="30" ry="9"/></g>`,
  car: `<path d="M88 114V94l20-6 22-26h50l30 26 22 6v20z" fill="${TIDE}"/><path d="M138 70h18v18h-32zM164 70h12l20 18h-32z" fill="${SAND}"/><path d="M148 98h10M190 98h10"/><circle cx="120" cy="116" r="13" fill="${DEEP}"/><circle cx="200" cy="116" r="13" fill="${DEEP}"/>`,
  seedling: `<path d="M70 122h180" stroke="${SPARK}"/><g fill="${LEAF}"><path d="M110 122V94q-18 0-20-18 18 0 20 18 0-14 16-16 0 14-16 16"/><path d="M160 122V82q-22 0-24-22 22 0 24 22 0-18 20-20 0 18-20 20"/><path d="M212 122V96q-16 0-18-16 16 0 18 16 0-12 14-14 0 12-14 14"/></g>`,
  lot: `<path d="m96 122 30-48h74l26 48z" fill="${PALE}"/><path d="M126 74v-14M200 74v-14M96 122v-16M226 122v-16"/><path d="M160 96V58" /><path d="M160 58h34l-8 10 8 10h-34z" fill="${GOLD}"/>`,
  stall: `<path d="M104 70v52M216 70v52M104 100h112v22H104z" fill="${SAND}"/><path d="M96 70 112 44h96l16 26z" fill="${SPARK}"/><path d="M128 70l8-26M160 70V44M192 70l-8-26"/><g fill="${GOLD}"><circle cx="126" cy="94" r="8"/><circle cx="144" cy="94" r="8"/></g><g fill="${LEAF}"><circle cx="174" cy="94" r="8"/><circle cx="192" cy="94" r="8"/></g>`,
  home: `<path d="M112 80v42h96V80" fill="${SAND}"/><path d="m98 84 62-42 62 42z" fill="${SPARK}"/><path d="M150 122V94h22v28z" fill="${LEAF}"/><path d="M122 92h16v14h-16zM184 92h14v14h-14z" fill="${GOLD}"/>`,
} as const;

export type Logo = keyof typeof LOGOS;
export type Scene = keyof typeof SCENES;
export type DrawnPicture = { bytes: Buffer; type: 'image/png' | 'image/jpeg'; width: number; height: number };

const HEAD = 'xmlns="http://www.w3.org/2000/svg"';
const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

export async function drawLogo(logo: Logo): Promise<DrawnPicture> {
  const [ground, shapes] = LOGOS[logo];
  const svg = `<svg ${HEAD} width="192" height="192" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><g ${LINE} stroke-width="5">${shapes}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return { bytes, type: 'image/png', width: 192, height: 192 };
}

export async function drawScene(scene: Scene): Promise<DrawnPicture> {
  const svg = `<svg ${HEAD} width="640" height="320" viewBox="0 0 320 160"><rect width="320" height="160" fill="#f6ead0"/><circle cx="262" cy="38" r="17" fill="${GOLD}"/>
    <path d="M0 96q50-44 104-8 44-52 110-6 56-30 106 8v70H0z" fill="#b9d6c0"/><path d="M0 124q80-22 160-4t160-2v42H0z" fill="#7fb092"/>
    <g ${LINE} stroke="${DEEP}" stroke-width="3">${SCENES[scene]}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
  return { bytes, type: 'image/jpeg', width: 640, height: 320 };
}
