import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { PdfView } from './pdf-view.tsx';

test('a PDF that cannot be shown is to be downloaded, with a warning of what protects nobody then', async () => {
  const blob = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  showScreen(<PdfView blob={blob} label="Statement: may.pdf" width={300} zoom={1} turns={0} />);
  await screen.findByText('This document cannot be shown here. Download it to look at it.');
  screen.getByText(/^A downloaded file opens outside of Pimento/);
});
