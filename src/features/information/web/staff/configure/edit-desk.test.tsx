import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import { EditDesk } from './edit-desk.tsx';

const fields: Configuration['fields'] = [
  { name: 'town', label: 'Town', type: 'text', validations: [{ type: 'required' }] },
  { name: 'rooms', label: 'Rooms', type: 'text', validationType: 'number' },
  {
    name: 'landlord',
    label: 'Landlord',
    type: 'text',
    conditionalValidations: [{ when: 'rooms', compareType: 'greaterOrEqual', value: 2 }],
  },
];

const configuration: Configuration = {
  _id: '019a0000-0000-7000-8000-000000000001',
  kind: 'information',
  sId: 'housing',
  for: 'FullUser',
  created: '2026-03-01T10:00:00.000Z',
  edition: 3,
  name: 'Housing',
  title: 'Housing Information',
  description: 'Where you live',
  status: 'Active',
  fields,
  basis: fields,
  version: { _id: 'v1', version: 4, created: '2026-03-01T10:00:00.000Z', by: null, takenFrom: null },
  section: {
    points: 100,
    startDate: '2026-03-01',
    ...{ position: 6, places: 9, isHidden: false, disablePossible: true, tags: [] },
  },
  askedBefore: [],
  uses: [{ name: 'town', by: 'prefill', section: 'Social' }],
  request: null,
};

let sent: { url: string; body: Record<string, unknown> }[];
let answer: Response;
let onLeave: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  sent = [];
  onLeave = vi.fn<() => void>();
  answer = Response.json({ message: 'Information edited successfully', edition: 4, version: 5 });
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer.clone();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function open(present = configuration, reads = (_sId: string, name: string): boolean => name === 'rooms') {
  const client = new QueryClient();
  const desk = (now: Configuration) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <EditDesk configuration={now} account="me" reads={reads} search={undefined} onLeave={onLeave} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender } = render(desk(present));
  return { becomes: (now: Configuration) => rerender(desk(now)) };
}

const outline = () => within(screen.getByRole('region', { name: 'Questions of the form' }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(outline().getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const order = () =>
  outline()
    .getAllByRole('listitem')
    .map((row) => /Town|Rooms|Landlord|New question|City/.exec(row.textContent ?? '')?.[0]);
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes, publish' }));

describe('the builder by keyboard', () => {
  it('moves a question with Alt and the arrows, says so, and keeps the focus on it', () => {
    open();
    choose(/^Rooms/);
    const row = outline().getByRole('button', { name: /^Rooms/ });
    row.focus();
    fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true });
    expect(order()).toEqual(['Rooms', 'Town', 'Landlord']);
    expect(screen.getByText('Rooms is now 1 of 3')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Rooms');
  });

  it('takes steps back and forward with Ctrl and Z', () => {
    open();
    choose(/^Town/);
    write('Label', 'City');
    const editor = screen.getByRole('region', { name: 'Edit' });
    expect(order()).toEqual(['City', 'Rooms', 'Landlord']);
    fireEvent.keyDown(editor, { key: 'z', ctrlKey: true });
    expect(order()).toEqual(['Town', 'Rooms', 'Landlord']);
    fireEvent.keyDown(editor, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(order()).toEqual(['City', 'Rooms', 'Landlord']);
  });
});

describe('editing', () => {
  it('adds a question of a kind behind the one in hand, with its own controls', () => {
    open();
    choose(/^Town/);
    fireEvent.change(screen.getByLabelText('Add a question'), { target: { value: 'choice' } });
    fireEvent.click(outline().getByRole('button', { name: 'Add' }));
    expect(order()).toEqual(['Town', 'New question', 'Rooms', 'Landlord']);
    expect(screen.getByLabelText('Option 1')).toBeTruthy();
    expect(screen.queryByLabelText('List to search')).toBeNull();
  });

  it('asks before it removes what others go by, and removes the rest at once', () => {
    open();
    choose(/^Rooms/);
    press('Remove');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('The decision policy reads it.')).toBeTruthy();
    expect(dialog.getByText('Shown by it: Landlord.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(order()).toEqual(['Town', 'Rooms', 'Landlord']);
    choose(/^Landlord/);
    press('Remove');
    expect(order()).toEqual(['Town', 'Rooms']);
  });

  it('a new name is followed by the conditions that look at it', async () => {
    open();
    choose(/^Rooms/);
    const name = screen.getByLabelText('Name of the answer');
    fireEvent.change(name, { target: { value: 'room_count' } });
    fireEvent.blur(name);
    choose(/^Landlord/);
    expect((screen.getByLabelText('Question') as HTMLSelectElement).value).toBe('room_count');
    press('Publish');
    expect(await screen.findByText(/The decision policy reads “Rooms”/)).toBeTruthy();
  });
});

describe('publishing', () => {
  it('asks, sends the edition it was begun from, says how it went and leaves', async () => {
    open();
    write('Seeds', '150');
    press('Publish');
    expect(screen.getByText('Are you sure you want to edit this information?')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(sent[0]?.url).toBe(`/api/informations/schemas/${configuration._id}`);
    expect(sent[0]?.body).toMatchObject({ edition: 3, points: 150, fields: configuration.fields });
    expect(toastList.now().map(({ text }) => text)).toEqual(['Information edited successfully']);
    expect(localStorage.length).toBe(0);
  });

  it('stops at what is wrong: a summary with the focus leads to the very place', () => {
    open();
    write('Seeds', 'many');
    choose(/^Town/);
    write('Label', '');
    press('Publish');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual(['Seeds should be a number', ' (town), label: This is needed']);
    fireEvent.click(within(summary).getByRole('button', { name: 'Seeds should be a number' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Seeds'));
    expect(sent).toEqual([]);
  });

  it('shows what the server refuses at its place, and keeps the edit', async () => {
    const fields = { 'fields.1.name': 'Another field is already named rooms' };
    answer = Response.json({ code: 'form.invalid', message: 'Not yet', fields }, { status: 422 });
    open(configuration, () => false);
    write('Title', 'Your home');
    press('Publish');
    await confirm();
    const summary = await screen.findByText(/Rooms \(rooms\), name: Another field is already named rooms/);
    fireEvent.click(summary);
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the answer'));
    expect(toastList.now().map(({ tone, text }) => [tone, text])).toEqual([
      ['bad', 'Can not edit information'],
    ]);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('an edit survives a reload; who was overtaken is told, and chooses', async () => {
    open();
    write('Title', 'Your home');
    await waitFor(() => expect(localStorage.length).toBe(1));
    cleanup();
    const theirs: Configuration = {
      ...configuration,
      edition: 4,
      description: 'All about it',
      version: { ...configuration.version, version: 5, by: { _id: 'b', fullName: 'Beverley Grant' } },
    };
    open(theirs, () => false);
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Your home');
    expect(screen.getByText(/Beverley Grant has published version 5/)).toBeTruthy();
    press('Go on with mine');
    expect(screen.queryByText(/Beverley Grant has published/)).toBeNull();
    press('Publish');
    await confirm();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ edition: 4, title: 'Your home' }));
  });
});

describe('an edit that drops what the decision policy reads', () => {
  const dropRooms = () => {
    open();
    choose(/^Landlord/);
    press('Remove');
    choose(/^Rooms/);
    press('Remove');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    press('Publish');
  };

  it('is asked for by an admin with a reason, named beforehand, and sent with it', async () => {
    setSession({ id: 'me', userType: 'Admin' });
    answer = Response.json({ message: 'Asked', edition: 3, version: 4, waits: true });
    dropRooms();
    expect(await screen.findByText(/The decision policy reads “Rooms”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, publish' })).toBeNull();
    press('Ask for approval');
    expect(screen.getByText('Please give the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    write('Reason', 'Nobody knows it');
    press('Ask for approval');
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(sent).toMatchObject([{ body: { edition: 3, reason: 'Nobody knows it' } }]);
    expect(localStorage.length).toBe(0);
  });

  const reword = () => {
    open();
    write('Title', 'Your homes, all together');
    press('Publish');
  };

  it.each([dropRooms, reword])(
    'is not asked for by a moderator, who is told so and keeps it',
    async (edit) => {
      setSession({ id: 'me', userType: 'Moderator' });
      edit();
      expect(await screen.findByText(/The decision policy reads “Rooms”/)).toBeTruthy();
      expect(await screen.findByText(/Only an admin can ask for that/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Ask for approval' })).toBeNull();
      expect(sent).toEqual([]);
    },
  );
});

describe('the JSON view', () => {
  it('reports line and column of what is no JSON, and brings what is one into the builder', () => {
    open();
    const text = screen.getByLabelText('Configuration');
    fireEvent.change(text, { target: { value: '{\n  "name": ,\n}' } });
    expect(screen.getByText('This is no JSON: look at line 2, column 11')).toBeTruthy();
    fireEvent.change(text, {
      target: {
        value: JSON.stringify({
          ...{ name: 'Home', title: 'Home', description: 'Where', status: 'Active' },
          ...{
            points: 5,
            startDate: '2026-03-01',
            position: 6,
            isHidden: false,
            disablePossible: true,
            tags: [],
          },
          fields: [{ name: 'city', label: 'City', type: 'text' }],
        }),
      },
    });
    press('Bring into the builder');
    expect(order()).toEqual(['City']);
    press('Undo');
    expect(order()).toEqual(['Town', 'Rooms', 'Landlord']);
  });
});
