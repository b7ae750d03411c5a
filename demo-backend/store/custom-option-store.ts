import type Database from "libsql";
import type { CustomOptionRow, CustomOptionValueRow, DownloadableSampleRow } from "./catalogue-rows.ts";
import { columns } from "./columns.ts";
import { query } from "./query.ts";
import { memoize } from "./memoize.ts";

export interface CustomOptionStore {
  customOptionsOf(productId: number): CustomOptionRow[];
  downloadableSamplesOf(productId: number): DownloadableSampleRow[];
  sampleTitle(of: "sample" | "link", id: number): string | undefined;
  clear(): void;
}

export function createCustomOptionStore(db: Database.Database): CustomOptionStore {
  const options = query<Omit<CustomOptionRow, "values">>(
    db,
    `SELECT ${columns("id product_id title input required price max_characters position")} FROM custom_option WHERE product_id = ? ORDER BY position`,
  );
  const values = query<CustomOptionValueRow>(
    db,
    `SELECT ${columns("id option_id title price position")} FROM custom_option_value WHERE option_id = ? ORDER BY position`,
  );
  const samples = query<DownloadableSampleRow>(
    db,
    `SELECT ${columns("id product_id title position")} FROM downloadable_sample WHERE product_id = ? ORDER BY position`,
  );
  const titles = {
    sample: query<{ title: string }>(db, "SELECT title FROM downloadable_sample WHERE id = ?"),
    link: query<{ title: string }>(db, "SELECT title FROM downloadable_link WHERE id = ? AND sample_file IS NOT NULL"),
  };
  const customOptionsOf = memoize((productId: number) =>
    options.all(productId).map((option) => ({ ...option, values: values.all(option.id) })),
  );
  const downloadableSamplesOf = memoize((productId: number) => samples.all(productId));
  return {
    customOptionsOf,
    downloadableSamplesOf,
    sampleTitle: (of, id) => titles[of].get(id)?.title,
    clear: () => [customOptionsOf, downloadableSamplesOf].forEach((read) => read.clear()),
  };
}
