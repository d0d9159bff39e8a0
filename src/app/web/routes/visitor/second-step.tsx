// /second-step: the second factor of a log-in that was begun in this browser.
export { SecondStep as default } from '#features/second-factor/web/log-in/second-step.tsx';
