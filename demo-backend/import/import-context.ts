import type { createImportStore } from "../store/import/import-store.ts";
import type { ImportReport } from "./import-report.ts";

export interface ImportOptions {
  files: readonly string[];
  /** Rupees for one unit of each currency that rows may be priced in. */
  rates: Record<string, number>;
  /** Of rows that name none. */
  currency: string;
  now: Date;
  onProgress?(rows: number, file: string): void;
}

export type ImportStore = ReturnType<typeof createImportStore>;

/** Shared by all rows of an import. */
export interface ImportContext {
  writer: ImportStore;
  options: ImportOptions;
  report: ImportReport;
}
