// How the plant grows: the line of its stem and branches and the place of every leaf, for each level of seeds.

type Point = { x: number; y: number };
type Curve = readonly [Point, Point, Point, Point];

/** A leaf or berry stalk: where it starts, the angle it points to in degrees (0 is right, -90 up), its size. */
export type Sprig = Point & { angle: number; size: number };
export type PlantShape = { stems: string[]; leaves: Sprig[]; tips: Sprig[] };

/** The plant leaves the soil here, in the drawing's units. */
export const ROOT: Point = { x: 80, y: 140 };

/** By level from 3 on: height of the stem, pairs of leaves along it, leaves a branch, size of a leaf. */
const GROWTH: Record<number, { height: number; pairs: number; branchLeaves: number; leafSize: number }> = {
  3: { height: 26, pairs: 0, branchLeaves: 0, leafSize: 0.62 },
  4: { height: 40, pairs: 1, branchLeaves: 0, leafSize: 0.72 },
  5: { height: 56, pairs: 2, branchLeaves: 0, leafSize: 0.8 },
  6: { height: 72, pairs: 3, branchLeaves: 0, leafSize: 0.84 },
  7: { height: 88, pairs: 3, branchLeaves: 2, leafSize: 0.84 },
  8: { height: 102, pairs: 3, branchLeaves: 3, leafSize: 0.88 },
  9: { height: 108, pairs: 3, branchLeaves: 4, leafSize: 0.88 },
  10: { height: 112, pairs: 3, branchLeaves: 4, leafSize: 0.92 },
};

/** The shape at a level from 3 to 10; below that there is no plant yet, and the lists are empty. */
export function plantShape(level: number): PlantShape {
  const growth = GROWTH[level];
  if (!growth) return { stems: [], leaves: [], tips: [] };
  const { height, pairs, branchLeaves, leafSize } = growth;
  const stem = curveTo(ROOT, { x: ROOT.x + 3, y: ROOT.y - height }, 5);
  const leaves: Sprig[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const along = (branchLeaves > 0 ? 0.22 : 0.34) + (pair * 0.58) / Math.max(pairs, 2);
    leaves.push(
      { ...pointAt(stem, along), angle: -24, size: leafSize },
      { ...pointAt(stem, along + 0.07), angle: -156, size: leafSize },
    );
  }
  const branches = branchLeaves > 0 ? [branch(stem, 0.42, -1, height), branch(stem, 0.55, 1, height)] : [];
  for (const [index, curve] of branches.entries())
    leaves.push(...leavesOf(curve, branchLeaves, index === 0 ? -1 : 1, leafSize * 0.82));
  const curves = [stem, ...branches];
  const tips = curves.map((curve) => ({ ...curve[3], angle: -90, size: leafSize }));
  const top = tips[0] ?? { ...ROOT, angle: -90, size: leafSize };
  leaves.push({ ...top, angle: -48, size: leafSize }, { ...top, angle: -132, size: leafSize });
  return { stems: curves.map(pathOf), leaves, tips };
}

/** Leaves on both sides of a branch, the last one at its end. */
function leavesOf(curve: Curve, count: number, side: 1 | -1, size: number): Sprig[] {
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const upward = index % 2 === 0;
    const angle = isLast ? (side === 1 ? -38 : -142) : side === 1 ? (upward ? -86 : 18) : upward ? -94 : 162;
    return { ...pointAt(curve, isLast ? 1 : 0.42 + (index * 0.5) / count), angle, size };
  });
}

function branch(stem: Curve, along: number, side: 1 | -1, height: number): Curve {
  const from = pointAt(stem, along);
  const to = { x: from.x + side * height * 0.34, y: from.y - height * 0.3 };
  return [
    from,
    { x: from.x + side * height * 0.14, y: from.y - 4 },
    { x: to.x - side * 4, y: to.y + height * 0.14 },
    to,
  ];
}

const curveTo = (from: Point, to: Point, sway: number): Curve => [
  from,
  { x: from.x - sway, y: from.y + (to.y - from.y) * 0.35 },
  { x: to.x + sway, y: from.y + (to.y - from.y) * 0.7 },
  to,
];

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
