// How the plant grows: the line of its stem and branches and the place of every leaf, for each level of seeds and each section sent.
import { MOST_SECTIONS, SEEDLING_STEPS } from '../rules/growth.ts';

type Point = { x: number; y: number };
type Curve = readonly [Point, Point, Point, Point];

/** A leaf or berry stalk: where it starts, the angle it points to in degrees (0 is right, -90 up), its size. */
export type Sprig = Point & { angle: number; size: number };
export type PlantShape = { stems: string[]; leaves: Sprig[]; tips: Sprig[] };

/** The plant leaves the soil here, in the drawing's units. */
export const ROOT: Point = { x: 80, y: 140 };

/** Height of the stem, where pairs of leaves and branches leave it (0 root, 1 top), leaves on the branches together, size of a leaf. */
type Growth = {
  height: number;
  pairsAt: readonly number[];
  branchesAt: readonly number[];
  branchLeaves: number;
  leafSize: number;
};

/** The first level whose plant has branches. */
const FIRST_WITH_BRANCHES = 7;

/**
 * Each of the first sections sent is a pair of leaves more on a taller stem, each later one a leaf on a branch; each level makes all of it taller and its
 * leaves larger, and from the seventh on brings branches and leaves on them.
 */
function growthOf(level: number, sent: number): Growth {
  const pairs = Math.min(sent, SEEDLING_STEPS);
  const later = Math.min(sent, MOST_SECTIONS) - pairs;
  const levels = Math.max(0, level - 1);
  const fromLevel = level < FIRST_WITH_BRANCHES ? 0 : 2 * (level - FIRST_WITH_BRANCHES + 1);
  const branchLeaves = later + fromLevel;
  return {
    height: 13 + 9 * pairs + 5 * levels,
    // The pair at the top is one of them.
    pairsAt: Array.from({ length: Math.max(0, pairs - 1) }, (_, index) => pairAt(index, pairs)),
    branchesAt: [0.3, 0.38].slice(0, branchLeaves),
    branchLeaves,
    leafSize: (50 + 3 * pairs + 1.5 * levels) / 100,
  };
}

/** From above the soil to below the top. */
const pairAt = (index: number, pairs: number): number => 0.16 + (0.66 * index) / Math.max(1, pairs - 2);

/** Sections that somebody must have sent at the least to stand at a level: a verified one counts three quarters. */
const sentAtLeast = (level: number): number =>
  level < FIRST_GROWN ? 0 : Math.min(SEEDLING_STEPS, Math.ceil((level * 4) / 3));

/** Below it a plant of which no section was sent is a seed. */
const FIRST_GROWN = 3;

/** How high it stands above the soil, in the drawing's units; a seed does not. */
export const heightOf = ({ tips: [top] }: PlantShape): number => (top ? ROOT.y - top.y : 0);

/** The shape at a level, with so many sections sent; of a seed the lists are empty. */
export function plantShape(level: number, sent = 0): PlantShape {
  const steps = Math.max(sent, sentAtLeast(level));
  if (steps === 0) return { stems: [], leaves: [], tips: [] };
  const { height, pairsAt, branchesAt, branchLeaves, leafSize } = growthOf(level, steps);
  const stem = curveTo(ROOT, { x: ROOT.x + 2, y: ROOT.y - height }, 5);
  const branches = branchesAt.map((along, index) => branch(stem, along, index === 0 ? -1 : 1, height));
  const top = { ...stem[3], angle: -90, size: leafSize };
  const leaves = [
    ...pairsAt.flatMap((along) => leafPair(stem, along, leafSize)),
    ...branches.flatMap((curve, index) =>
      leavesOf(curve, Math.floor((branchLeaves + 1 - index) / 2), leafSize * 0.8),
    ),
    { ...top, angle: -50, size: leafSize },
    { ...top, angle: -130, size: leafSize },
  ];
  const curves = [stem, ...branches];
  const tips = curves.map((curve) => ({ ...curve[3], angle: -90, size: leafSize }));
  return { stems: curves.map(pathOf), leaves, tips };
}

/** Two leaves, the left one a little higher; the further up, the steeper they stand. */
const leafPair = (stem: Curve, along: number, size: number): Sprig[] => [
  { ...pointAt(stem, along), angle: tenth(-18 - 22 * along), size },
  { ...pointAt(stem, along + 0.06), angle: tenth(-162 + 22 * along), size },
];

/** Leaves on both sides of a branch by turns, the last one at its end. */
function leavesOf(curve: Curve, count: number, size: number): Sprig[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return { ...pointAt(curve, 1), angle: tenth(angleAt(curve, 1)), size };
    const along = 0.4 + (index * 0.56) / count;
    const side = index % 2 === 0 ? 1 : -1;
    const outward = curve[3].x > curve[0].x ? 1 : -1;
    return { ...pointAt(curve, along), angle: tenth(angleAt(curve, along) + 52 * side * outward), size };
  });
}

function branch(stem: Curve, along: number, side: 1 | -1, height: number): Curve {
  const from = pointAt(stem, along);
  const to = { x: from.x + side * height * 0.36, y: from.y - height * 0.36 };
  return [
    from,
    { x: from.x + side * height * 0.16, y: from.y - height * 0.06 },
    { x: to.x - side * 3, y: to.y + height * 0.16 },
    to,
  ];
}

const curveTo = (from: Point, to: Point, sway: number): Curve => [
  from,
  { x: from.x - sway, y: from.y + (to.y - from.y) * 0.35 },
  { x: to.x + sway, y: from.y + (to.y - from.y) * 0.7 },
  to,
];

/** Where the curve points to at `along`, in degrees. */
function angleAt(curve: Curve, along: number): number {
  const [from, to] = [pointAt(curve, along - 0.04), pointAt(curve, along)];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** Bézier's cubic at `along` from 0 to 1. */
function pointAt([a, b, c, d]: Curve, along: number): Point {
  const rest = 1 - along;
  const mix = (axis: 'x' | 'y') =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * along * b[axis] +
    3 * rest * along ** 2 * c[axis] +
    along ** 3 * d[axis];
  return { x: tenth(mix('x')), y: tenth(mix('y')) };
}

const pathOf = ([a, b, c, d]: Curve): string =>
  `M${tenth(a.x)} ${tenth(a.y)}C${[b, c, d].map((point) => `${tenth(point.x)} ${tenth(point.y)}`).join(' ')}`;

const tenth = (value: number): number => Math.round(value * 10) / 10;
