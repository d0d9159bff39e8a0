// What a screen reader is told of a screen, from Chromium's own accessibility tree: title, landmarks, headings, controls, and what is announced.
import { expect, type Page } from '@playwright/test';

type Value = { value?: unknown };
type Node = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
};

export type Heard = {
  title: string;
  /** `main`, `navigation “Main”`; a form or a region is one only where it has a name. */
  landmarks: string[];
  /** `1 Check your mail`: the level and the name. */
  headings: string[];
  /** `textbox “Email”`, in the order of reading. */
  controls: string[];
  /** What stands in live regions now, and what describes that which has the focus: the fault of a field. */
  announced: string[];
  focus: string;
};

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'search',
  'form',
  'region',
];
const CONTROLS = [
  ...['button', 'link', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider'],
  ...['checkbox', 'radio', 'switch', 'tab', 'menuitem', 'DisclosureTriangle'],
];
const LIVE = ['status', 'alert', 'log'];

export async function listen(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const seen = nodes.filter(({ ignored }) => !ignored);
  const roleOf = ({ role }: Node) => String(role?.value ?? '');
  const nameOf = ({ name }: Node) =>
    String(name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const propertyOf = ({ properties = [] }: Node, wanted: string) =>
    properties.find(({ name }) => name === wanted)?.value.value;
  const described = (node: Node) => (nameOf(node) ? `${roleOf(node)} “${nameOf(node)}”` : roleOf(node));
  const ofRoles = (roles: readonly string[]) => seen.filter((node) => roles.includes(roleOf(node)));
  const isLive = (node: Node) =>
    LIVE.includes(roleOf(node)) || ['polite', 'assertive'].includes(String(propertyOf(node, 'live')));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isWithinLive = (node: Node): boolean => {
    for (let at: Node | undefined = node; at; at = byId.get(at.parentId ?? '')) if (isLive(at)) return true;
    return false;
  };
  const focused = seen.filter(
    (node) => propertyOf(node, 'focused') === true && roleOf(node) !== 'RootWebArea',
  );
  return {
    title: await page.title(),
    landmarks: ofRoles(LANDMARKS)
      .filter((node) => !['form', 'region'].includes(roleOf(node)) || nameOf(node) !== '')
      .map(described),
    headings: ofRoles(['heading']).map((node) => `${propertyOf(node, 'level')} ${nameOf(node)}`),
    controls: ofRoles(CONTROLS).map(described),
    announced: [
      ...seen
        .filter((node) => roleOf(node) === 'StaticText' && isWithinLive(node))
        .map(nameOf)
        .filter((text) => text !== ''),
      ...focused.map(({ description }) => String(description?.value ?? '')),
    ],
    focus: focused.map(described).at(-1) ?? 'the page',
  };
}

/** What no screen may lack, whatever it is for. */
export function expectReadable({ title, landmarks, headings, controls }: Heard, step: string): void {
  expect(title, `${step}: the title`).toMatch(/\S – Pimento$/);
  expect(
    landmarks.filter((one) => one === 'main'),
    `${step}: one main part`,
  ).toHaveLength(1);
  expect(
    headings.filter((heading) => /^1 \S/.test(heading)),
    `${step}: one first heading`,
  ).toHaveLength(1);
  expect(
    headings.filter((heading) => /^\d $/.test(heading)),
    `${step}: headings without a name`,
  ).toEqual([]);
  expect(
    controls.filter((control) => !control.includes('“')),
    `${step}: controls without a name`,
  ).toEqual([]);
}
