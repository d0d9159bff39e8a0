import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { confirm, island, pageOf, press, serve, showAt, type, wheels } from '../offers/web.test-support.tsx';
import { ProductList } from './product-list.tsx';
import { ProductScreen } from './product-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const toasts = () => toastList.now().map(({ text }) => text);
const PATH = '/partner/products/:id';

describe('the table of products', () => {
  test('has its columns, is sorted by its headings, and each row leads to its product', async () => {
    const query = '?page=2&search=wh&status=Active&sort=-name';
    const asked = '?page=2&search=wh&status=Active&sort=-name';
    serve({ [`/api/product${asked}`]: pageOf([wheels], 9) });
    showAt(`/partner/products${query}`, '/partner/products', <ProductList />);
    const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
    for (const cell of ['Wheels', 'DSR', 'WH-1', '4:05 pm, March 3rd 2026', 'Personal', 'Active'])
      expect(row.getByText(cell)).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe(`/partner/products/w1${query}`);
    for (const heading of ['Title', 'Requirement Criteria', 'Short code', 'Create Date', 'Type', 'Status'])
      expect(screen.getByRole('columnheader', { name: heading }).querySelector('a')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add Product' }).getAttribute('href')).toBe(
      '/partner/products/add',
    );
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });

  test('without a company says so and leads to it, and offers nothing to add', async () => {
    serve({ '/api/partner': { partner: null }, '/api/product?page=1': pageOf([]) });
    showAt('/partner/products', '/partner/products', <ProductList />);
    expect(
      await screen.findByText('You cannot add products, loan criteria etc without creating company first'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add company Now' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add Product' })).toBeNull();
  });
});

describe('a new product', () => {
  const show = async () => {
    const server = serve({});
    const shown = showAt('/partner/products/add', PATH, <ProductScreen id="add" />);
    await screen.findByLabelText('Short code');
    return { server, ...shown };
  };
  const fill = () => {
    type('Name', 'Wheels');
    type('Type', 'Business');
    type('Short code', 'WH-1');
    type('Status', 'Inactive');
    type('Requirement criteria', 'Free Cash Flow');
    type('Description', 'For what you drive.');
  };

  test('says what is missing beside each field, and asks nothing', async () => {
    await show();
    press('Submit');
    for (const field of ['Name', 'Type', 'Short code', 'Status', 'Requirement criteria', 'Description'])
      expect(screen.getAllByText(`${field} is required`)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('button', { name: 'Short code is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Short code'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks, is sent, says so, and leads back to the list', async () => {
    const { server } = await show();
    server.reply = () => Response.json({ message: 'Product added successfully', _id: 'new' });
    fill();
    press('Submit');
    confirm();
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(toasts()).toEqual(['Product added successfully']);
    expect(server.sent).toEqual([
      {
        extraInfo: {
          name: 'Wheels',
          type: 'Business',
          shortCode: 'WH-1',
          status: 'Inactive',
          loanRequirementCriteria: 'Free Cash Flow',
          description: 'For what you drive.',
          keepsImage: true,
        },
        files: [],
      },
    ]);
  });

  test('that fails says so, with the server’s words at the field, and nothing typed is lost', async () => {
    const { server } = await show();
    const fields = { shortCode: 'Another of your products has this short code' };
    server.reply = () =>
      Response.json({ code: 'product.code_taken', message: 'Taken.', fields }, { status: 409 });
    fill();
    press('Submit');
    confirm();
    await waitFor(() => expect(toasts()).toEqual(['Can not add product']));
    expect(screen.getAllByText(fields.shortCode)).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Short code').value).toBe('WH-1');
  });

  test('takes a jpg, jpeg or png alone', async () => {
    const { server } = await show();
    fill();
    const input = document.querySelector('input[type=file][name=productImage]') as Element;
    fireEvent.change(input, { target: { files: [new File(['x'], 'car.gif')] } });
    expect(await screen.findByText('Product image: jpg, jpeg or png')).toBeTruthy();
    fireEvent.change(input, { target: { files: [new File(['x'], 'car.png')] } });
    await screen.findByRole('button', { name: 'Choose another picture' });
    press('Submit');
    confirm();
    await waitFor(() => expect(server.sent[0]?.files).toEqual(['productImage']));
  });
});

describe('one product', () => {
  const show = async (address = '/partner/products/w1?page=2') => {
    const server = serve({ '/api/product/w1': wheels });
    const shown = showAt(address, PATH, <ProductScreen id="w1" />);
    await screen.findByRole('heading', { name: 'Wheels' });
    return { server, ...shown };
  };

  test('is looked at, edited with its fields filled in, and left unchanged by Cancel Edit', async () => {
    const { server } = await show();
    expect(await screen.findByText('2026-03-03')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
      '/partner/products?page=2',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Product' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Short code')).value).toBe('WH-1');
    press('Cancel Edit');
    expect(await screen.findByRole('button', { name: 'Edit Product' })).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  test('that becomes inactive says what that hides, and sends the revision it began from', async () => {
    const { server } = await show('/partner/products/w1?form=edit');
    server.reply = () => Response.json({ message: 'no' }, { status: 409 });
    await screen.findByLabelText('Status');
    type('Status', 'Inactive');
    press('Submit');
    expect(screen.getByText('Its 2 active loans leave the public list at once.')).toBeTruthy();
    confirm();
    await waitFor(() => expect(toasts()).toEqual(['Can not edit product']));
    expect(server.sent[0]?.extraInfo).toMatchObject({ _id: 'w1', revision: 3, status: 'Inactive' });
  });

  test('that was edited in another window takes over what was changed there alone, and keeps what was typed', async () => {
    const { server, client } = await show('/partner/products/w1?form=edit');
    await screen.findByLabelText('Name');
    type('Description', 'Mine');
    server.answers['/api/product/w1'] = { ...wheels, revision: 4, shortCode: 'WH-9' };
    await client.invalidateQueries();
    const notice = await screen.findByText('This was edited in another window meanwhile');
    expect(notice.closest('[role=alert]')?.textContent).toContain(
      'Taken over as it stands there now: Short code.',
    );
    expect(screen.queryByRole('button', { name: 'Keep what I have typed' })).toBeNull();
    press('Submit');
    confirm();
    await waitFor(() =>
      expect(server.sent[0]?.extraInfo).toMatchObject({
        revision: 4,
        description: 'Mine',
        shortCode: 'WH-9',
      }),
    );
  });

  test('of a lender who is switched off is only to be read', async () => {
    const server = serve({
      '/api/product/w1': wheels,
      '/api/partner': { partner: { ...island, status: 'Deactivated' } },
    });
    showAt('/partner/products/w1', PATH, <ProductScreen id="w1" />);
    expect(await screen.findByText(/Your company is deactivated/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Product' })).toBeNull();
    expect(server.sent).toEqual([]);
  });
});
