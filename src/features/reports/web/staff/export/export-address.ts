// Where an export is downloaded: the model in the path, what narrows it in the query, nothing that is as usual.
import { EXPORT_COLUMNS, type ExportColumn, type ExportModel } from '../../../rules/export-columns.ts';

export type ExportWish = {
  /** The table to export; empty until one is chosen. */
  model: ExportModel | '';
  columns: readonly ExportColumn[];
  status: string;
  from: string;
  to: string;
};

export function exportAddress({ model, columns, status, from, to }: ExportWish): string {
  const isAll = model !== '' && columns.length === EXPORT_COLUMNS[model].length;
  const narrowed = { columns: isAll ? '' : columns.join(','), status, from, to };
  const query = new URLSearchParams(Object.entries(narrowed).filter(([, value]) => value !== ''));
  return `/api/export/${model}${query.size > 0 ? `?${query}` : ''}`;
}
