import type { createImportStore } from "../store/import/import-store.ts";
import type { ImportReport } from "./import-report.ts";

export interface ImportOptions {
  files: readonly string[];
  /** Rupees per unit of each accepted currency. */
  rates: Record<string, number>;
  currency: string;
  now: Date;
  onProgress?(rows: number, file: string): void;
}

export type ImportStore = ReturnType<typeof createImportStore>;

export interface ImportContext {
  writer: ImportStore;
  options: ImportOptions;
  report: ImportReport;
}
