// What a walk needs of a browser, whoever drives it.
import type { Finding } from '../../gallery/rules/finding.ts';

export type Engine = {
  /** Somebody with these cookies alone. */
  becomes(url: string, cookies: readonly { name: string; value: string }[]): Promise<void>;
  /** A hard load. */
  open(address: string): Promise<void>;
  /** Of the page, without the window around it. */
  resize(width: number, height: number): Promise<void>;
  run<In, Out>(inPage: (input: In) => Out | Promise<Out>, input: In): Promise<Out>;
  /** Evaluates a script's source. */
  load(script: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'ArrowRight' | 'ArrowLeft'): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** What went wrong since it was last asked. */
  takeFaults(): Promise<Finding[]>;
  close(): Promise<void>;
};
