// What IBM's engine cannot tell, or tells wrongly, and is no fault of a page, each with its reason.
import type { Explained } from '../../gallery/explained/explained.ts';

const potential = (rule: string): string => `ibm cannot tell: ${rule}`;

export const IBM: readonly Explained[] = [
  {
    rule: 'ibm: input_autocomplete_valid fail_incorrect',
    where: /type="email".*autocomplete="username"|autocomplete="username".*type="email"/,
    reason:
      'HTML lets username stand on a field for an e-mail; the Nu checker agrees. It is what one logs in with.',
  },
  {
    rule: 'ibm: label_content_exists Fail_1',
    where: /^<label class="(font-semibold|relative z-1 inline-grid)/,
    reason: 'Its words are there for screen readers, clipped to a pixel, which the engine takes for none.',
  },
  {
    rule: potential('style_color_misuse Potential_1'),
    where: /rel="stylesheet"/,
    reason: 'Said of every stylesheet. Each state has a word or a sign beside its colour.',
  },
  {
    rule: potential('element_tabbable_visible potential_visible'),
    where: /href="#main"/,
    reason: 'The way past the menu stands above the screen until the Tab key reaches it.',
  },
  {
    rule: potential('input_label_visible potential_no_label'),
    where: /^<button /,
    reason:
      'A button that is a sign alone (menu, eye, cross) says its name to those who do not see the sign.',
  },
  {
    rule: potential('input_label_visible potential_no_label'),
    where: /type="range"/,
    reason: 'The words and the figure stand in the line above each slider.',
  },
  {
    rule: potential('input_label_visible potential_no_label'),
    where: /^<textarea /,
    reason: 'Its label stands above it; the engine does not see it while the text is empty.',
  },
  {
    rule: potential('input_label_visible potential_placeholder_only'),
    where: /type="search"|placeholder="Write a message"/,
    reason:
      'A search has its magnifying glass and a message its place under the conversation; both say their names.',
  },
  {
    rule: potential('text_sensory_misuse potential_other'),
    where: /small|largest|larger|little/i,
    reason: 'Loans, lines and sums are small or large there, no thing on the screen.',
  },
  {
    rule: potential('text_sensory_misuse potential_position'),
    where: /^<desc>|'lower'|'beside'|'left'|'Left'|'left, below'|'above'|'below'|'top'/,
    reason:
      'What is left of a sum or of places, a lower rate, a name beside a logo, the lines that follow: no place on the screen has to be found.',
  },
  {
    rule: potential('application_content_accessible Potential_1'),
    where: /recharts-surface/,
    reason: 'The same figures stand in the table of the chart.',
  },
  {
    rule: potential('aria_keyboard_handler_exists potential_no_keyboard_access'),
    where: /role="(tablist|combobox)"/,
    reason: 'React listens at the root; arrow keys are proven by the journey of the keyboard.',
  },
  {
    rule: potential('text_block_heading potential_heading'),
    where:
      /Please submit verification|break-words font-bold|border-dashed|^<p class="(figures )?font-bold text-(xl|2xl|3xl)|^<p class="text-lg font-semibold"|This loan is|Weights together|^<(p|div) [^>]*role="status"|Next: /,
    reason: 'A call to act, an amount, a name or a state within its card: nothing stands under them.',
  },
  {
    rule: potential('input_checkboxes_grouped potential_lonecheckbox'),
    where: /name="(allowKSAPToOffer|sendDataIfPrequalified)"/,
    reason: 'Two permissions that have nothing to do with each other.',
  },
  {
    rule: potential('element_tabbable_unobscured potential_obscured'),
    reason:
      'The page scrolls to what gets the focus. The gallery asks the browser what lies over each control once it is in sight, and finds nothing.',
  },
  {
    rule: potential('element_tabbable_visible potential_visible'),
    where: /class="tab /,
    reason: 'A row of tabs scrolls along; the browser brings the one with the focus into sight.',
  },
  {
    rule: potential('element_tabbable_visible potential_visible'),
    where: /aria-label="Close"/,
    reason: 'A long conversation opens at its foot; the browser brings the button with the focus into sight.',
  },
  {
    rule: 'ibm: table_headers_exists Fail_1',
    where: /^<table class="w-full border-collapse text-left text-sm max-sm:block/,
    reason:
      'On a phone the heads are there for screen readers, clipped to a pixel, which the engine takes for none; each value shows its own.',
  },
  {
    rule: potential('input_checkboxes_grouped potential_unnamedcheckbox'),
    where: /^<input [^>]*class="size-5/,
    reason: 'One for each row of a list, or a setting of its own; its label says which.',
  },
  {
    rule: potential('frame_src_valid Potential_1'),
    where: /^<iframe/,
    reason:
      'A preview of our own making, in a page of its own; what it shows is judged where it is the screen.',
  },
  {
    rule: potential('widget_tabbable_exists fail_no_tabbable'),
    reason: 'Within the preview of the landing, which is inert: it is to be looked at.',
  },
  {
    rule: potential('html_skipnav_exists Potential_1'),
    where: /^<html lang="en-JM">/,
    reason: 'The page within the frame of a form’s preview holds the form alone.',
  },
  {
    rule: potential('text_quoted_correctly Potential_1'),
    where: /^<textarea [^>]*font-mono/,
    reason: 'The definition of a form, to be edited as text: its quotation marks are JSON.',
  },
  {
    rule: potential('form_submit_button_exists Potential_1'),
    where: /^<form /,
    reason: 'A draft of the policy is saved by the bar at its foot, together with what its other parts hold.',
  },
];
