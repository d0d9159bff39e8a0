import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverSays, show } from '../web.test-support.tsx';
import { ExportForm } from './export-form.tsx';

const opened = vi.fn();
vi.stubGlobal('open', opened);
beforeEach(() => {
  serverSays({ '/api/second-factor/shown': { message: '' } });
});
afterEach(() => {
  cleanup();
  opened.mockClear();
});

const choose = (model: string) => {
  show(<ExportForm />, '/admin/export');
  fireEvent.change(screen.getByLabelText('Data to export'), { target: { value: model } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Export' }));
const address = () => opened.mock.calls[0]?.[0];

describe('the export form', () => {
  it('asks for the model first', async () => {
    show(<ExportForm />, '/admin/export');
    submit();
    expect(await screen.findByText('You must select option to export data')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Data to export'));
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens the file in a new window, with all columns at first', async () => {
    choose('Account');
    submit();
    expect(await screen.findByText(/opens in a new window/)).toBeTruthy();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/api/export/Account', '_blank');
  });

  it('takes chosen columns, a status and days along', async () => {
    choose('Loan');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    for (const name of ['Full name', 'Amount']) fireEvent.click(screen.getByLabelText(name));
    fireEvent.change(screen.getByLabelText(/^Only with the status/), { target: { value: 'Approved' } });
    fireEvent.change(screen.getByLabelText(/^Created from/), { target: { value: '2026-03-01' } });
    submit();
    await screen.findByText(/opens in a new window/);
    expect(address()).toBe('/api/export/Loan?columns=fullName%2CloanAmount&status=Approved&from=2026-03-01');
    expect(screen.getByRole('button', { name: 'Choose all' })).toBeTruthy();
  });

  it('takes neither no column nor days the wrong way round', async () => {
    choose('Account');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    submit();
    expect(await screen.findByText('Choose at least one column')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose all' }));
    fireEvent.change(screen.getByLabelText(/^Created from/), { target: { value: '2026-03-02' } });
    fireEvent.change(screen.getByLabelText(/^Created until/), { target: { value: '2026-03-01' } });
    submit();
    expect(await screen.findByText('The first day must not be after the last one.')).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
  });
});
