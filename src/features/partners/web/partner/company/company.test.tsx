import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { island } from '../offers/web.test-support.tsx';
import { link, serveCompany, server, show } from './company.test-support.tsx';

serveCompany();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typedIn = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const sayYes = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
const toasts = () => toastList.now().map(({ text }) => text);
const pick = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file][name=logo]') as Element, {
    target: { files: [file] },
  });
const png = () => new File(['small'], 'logo.png', { type: 'image/png' });
const field = { name: /^Name/, phone: /^Contact phone/, email: /^Contact email/ };

function fill() {
  type(field.name, 'Island Credit');
  type(field.phone, '876-555-0100');
  type(field.email, 'hello@island.example');
  type(/^Description/, 'We lend.');
  type(/^Address/, '1 King Street');
  pick(png());
}

describe('without a company', () => {
  beforeEach(() => {
    server.company = null;
  });

  test('says so, and leads to the form', async () => {
    show('/partner/company');
    expect(await screen.findByText('No company data found')).toBeTruthy();
    expect(link('Add company now')).toBe('/partner/company?form=add');
    expect(screen.queryByRole('link', { name: 'Edit company' })).toBeNull();
  });

  test('the form says what is missing beside each field, and sends nothing', async () => {
    show('/partner/company?form=add');
    expect(await screen.findByRole('heading', { name: 'Add your company' })).toBeTruthy();
    expect(link('I will add details later')).toBe('/partner/dashboard');
    press('Submit');
    for (const name of ['Name', 'Contact phone', 'Contact email', 'Description', 'Address', 'Logo'])
      expect(screen.getAllByText(`${name} is required`)).toHaveLength(2);
    type(field.phone, 'call us');
    type(field.email, 'nobody');
    press('Submit');
    expect(screen.getAllByText('Must be a number')).toHaveLength(2);
    expect(screen.getAllByText('Must be a valid email')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what is wrong is listed in the order of the fields, down the form', async () => {
    show('/partner/company?form=add');
    await screen.findByRole('heading', { name: 'Add your company' });
    press('Submit');
    const listed = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const missing = ['Name', 'Contact phone', 'Contact email', 'Address', 'Description', 'Logo'];
    expect(listed()).toEqual(missing.map((name) => `${name} is required`));
    // What one rule finds before another stands where its field stands.
    type(field.email, 'nobody');
    press('Submit');
    expect(listed()[2]).toBe('Must be a valid email');
    type(field.name, 'Island Credit');
    press('Submit');
    expect(listed().slice(0, 3)).toEqual([
      'Contact phone is required',
      'Must be a valid email',
      'Address is required',
    ]);
  });

  test('what is not typed yet leads nowhere in what borrowers will see', async () => {
    show('/partner/company?form=add');
    await screen.findByRole('heading', { name: 'Add your company' });
    const preview = within(screen.getByRole('region', { name: 'As borrowers see it' }));
    expect(preview.getAllByText('–')).toHaveLength(3);
    expect(preview.queryAllByRole('link')).toEqual([]);
    type(field.phone, '876-555-0100');
    type(field.email, 'hello@island.example');
    expect(preview.getAllByRole('link').map((to) => to.getAttribute('href'))).toEqual([
      'tel:8765550100',
      'mailto:hello@island.example',
    ]);
  });

  test('a logo of another kind or size is refused before it is sent', async () => {
    show('/partner/company?form=add');
    await screen.findByRole('heading', { name: 'Add your company' });
    pick(new File(['x'], 'logo.gif', { type: 'image/gif' }));
    expect(await screen.findByText('Logo: jpg, jpeg or png')).toBeTruthy();
    pick(new File([new Uint8Array(10 * 2 ** 20 + 1)], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('Logo: the maximum size is 10 MB')).toBeTruthy();
  });

  test('asks, sends what was typed with the logo, says so and shows the company', async () => {
    server.answer = () => {
      server.company = { ...island, licenceState: 'Applied' };
      return Response.json({ message: 'Company details added successfully', _id: 'p1' });
    };
    const router = show('/partner/company?form=add');
    await screen.findByRole('heading', { name: 'Add your company' });
    fill();
    fireEvent.click(screen.getByLabelText(/Yes, or it was applied for/));
    type(/^Licence number/, 'MC-1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeTruthy());
    press('Submit');
    expect(screen.getByRole('dialog', { name: 'Are you sure you want to submit?' })).toBeTruthy();
    sayYes();
    expect(await screen.findByRole('heading', { name: 'Company' })).toBeTruthy();
    expect(toasts()).toEqual(['Company details added successfully']);
    expect(server.sent).toMatchObject([
      {
        extraInfo: { name: 'Island Credit', licenceNumber: 'MC-1', licenceApplied: true },
        logo: { name: 'logo.png' },
      },
    ]);
    expect(server.sent[0]?.extraInfo).not.toHaveProperty('_id');
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('Licence MC-1, not confirmed yet')).toBeTruthy();
  });

  test('a failure is said as specified, with the server’s words above the form', async () => {
    server.answer = () => Response.json({ message: 'You have added your company already.' }, { status: 409 });
    show('/partner/company?form=add');
    await screen.findByRole('heading', { name: 'Add your company' });
    fill();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeTruthy());
    press('Submit');
    sayYes();
    expect(await screen.findByText('You have added your company already.')).toBeTruthy();
    expect(toasts()).toEqual(['Oops an error occured!']);
    expect(typedIn(field.name)).toBe('Island Credit');
  });
});

describe('with a company', () => {
  test('shows it as borrowers see it', async () => {
    show('/partner/company');
    expect(await screen.findByText(/your active loans are shown to borrowers/)).toBeTruthy();
    const preview = within(screen.getByRole('region', { name: 'As borrowers see it' }));
    for (const text of ['Island Credit', '876-555-0100', 'Licence MC-1'])
      expect(preview.getByText(text)).toBeTruthy();
    expect(preview.getByRole('link', { name: /^hello ?@island ?\.example$/ })).toBeTruthy();
    expect(link('Edit company')).toBe('/partner/company?form=edit');
  });

  test('a number that is not confirmed is left out of what borrowers see', async () => {
    server.company = { ...island, licenceState: 'Applied' };
    show('/partner/company');
    const preview = within(await screen.findByRole('region', { name: 'As borrowers see it' }));
    expect(preview.getByText('No licence number')).toBeTruthy();
    expect(screen.getByText(/not shown to borrowers until your licence/)).toBeTruthy();
  });

  test('the form is filled in, shows what is typed as borrowers will see it, and names the revision', async () => {
    show('/partner/company?form=edit');
    expect(await screen.findByRole('heading', { name: 'Edit your company' })).toBeTruthy();
    expect(link('I will edit details later')).toBe('/partner/company');
    expect(typedIn(field.phone)).toBe('876-555-0100');
    type(field.name, 'Island Lending');
    const preview = within(screen.getByRole('region', { name: 'As borrowers see it' }));
    expect(preview.getByText('Island Lending')).toBeTruthy();
    press('Submit');
    expect(within(screen.getByRole('dialog')).getByText(/^Your name or address changes/)).toBeTruthy();
    sayYes();
    expect(await screen.findByRole('heading', { name: 'Company' })).toBeTruthy();
    expect(toasts()).toEqual(['Company details edited successfully']);
    expect(server.sent).toMatchObject([
      { extraInfo: { _id: 'p1', revision: 4, name: 'Island Lending', licenceNumber: 'MC-1' }, logo: null },
    ]);
  });

  test('what the licence was checked for says so by its field; how it is written may be corrected', async () => {
    show('/partner/company?form=edit');
    await screen.findByRole('heading', { name: 'Edit your company' });
    expect(
      screen.getByText('As it stands on your licence. Our staff check another name first.'),
    ).toBeTruthy();
    expect(screen.getByText(/^It stands in your agreements/)).toBeTruthy();
    type(field.name, 'ISLAND Crédit');
    press('Submit');
    expect(within(screen.getByRole('dialog')).queryByText(/leave the public list/)).toBeNull();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    type(field.name, 'Pimento team');
    press('Submit');
    expect(screen.getAllByText(/^This name reads as ours/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('another licence number says before it is sent that the loans leave the list', async () => {
    show('/partner/company?form=edit');
    await screen.findByRole('heading', { name: 'Edit your company' });
    type(/^Licence number/, 'MC-2');
    press('Submit');
    expect(
      within(screen.getByRole('dialog')).getByText(/Your loans leave the public list at once/),
    ).toBeTruthy();
  });

  test('a suspended licence cannot be touched, an expired one renewed', async () => {
    server.company = { ...island, licenceState: 'Suspended' };
    show('/partner/company?form=edit');
    expect(((await screen.findByLabelText(/^Licence number/)) as HTMLInputElement).disabled).toBe(true);
    cleanup();
    server.company = { ...island, licenceState: 'Expired' };
    show('/partner/company?form=edit');
    fireEvent.click(await screen.findByLabelText('The licence was renewed under this number'));
    press('Submit');
    sayYes();
    await waitFor(() => expect(server.sent).toMatchObject([{ extraInfo: { licenceApplied: true } }]));
  });

  test('that was changed in another window keeps what was typed and says so', async () => {
    server.answer = () => Response.json({ message: 'Your company was changed meanwhile.' }, { status: 409 });
    show('/partner/company?form=edit');
    await screen.findByRole('heading', { name: 'Edit your company' });
    type(field.name, 'Mine');
    press('Submit');
    sayYes();
    expect(await screen.findByText('Your company was changed meanwhile.')).toBeTruthy();
    expect(toasts()).toEqual(['Can not edit the details']);
    expect(typedIn(field.name)).toBe('Mine');
  });
});
