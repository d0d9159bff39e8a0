// Uploads of a screen test: the browser sends them by XMLHttpRequest, which the light DOM does not have, and of which only the form is of interest.
import { vi } from 'vitest';

/** Answers each uploaded form by `answer`, until the globals are put back. */
export function stubUploads(answer: (form: FormData) => Response): void {
  class Upload {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onloadend = () => {};
    open() {}
    setRequestHeader() {}
    async send(form: FormData) {
      const reply = answer(form);
      this.status = reply.status;
      this.responseText = await reply.text();
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}

/** What an uploaded form says beside its files. */
export const extraInfoOf = (form: FormData): Record<string, unknown> =>
  JSON.parse(String(form.get('extraInfo')));
