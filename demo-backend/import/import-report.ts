const maxFaults = 20;

export interface ImportReport {
  products: number;
  configurables: number;
  categories: number;
  faults: { file: string; line: number; reason: string }[];
  faultCount: number;
  unknownColumns: Map<string, number>;
  notes: Map<string, number>;
}

export function emptyReport(): ImportReport {
  return {
    products: 0,
    configurables: 0,
    categories: 0,
    faults: [],
    faultCount: 0,
    unknownColumns: new Map(),
    notes: new Map(),
  };
}

export function addFault(report: ImportReport, fault: ImportReport["faults"][number]): void {
  report.faultCount += 1;
  if (report.faults.length < maxFaults) report.faults.push(fault);
}

export function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export function toLines(report: ImportReport): string[] {
  const { products, configurables, categories, faults, faultCount, unknownColumns, notes } = report;
  const remaining = faultCount - faults.length;
  return [
    `Imported ${products} products, ${configurables} of them with options, and ${categories} categories.`,
    ...(faultCount > 0 ? [`${faultCount} rows were left out:`] : []),
    ...faults.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`),
    ...(remaining > 0 ? [`  and ${remaining} more`] : []),
    ...(unknownColumns.size > 0 ? [`Unknown columns: ${formatCounts(unknownColumns)}`] : []),
    ...[...notes].map(([what, times]) => `${what}: ${times} times`),
  ];
}

function formatCounts(counts: Map<string, number>): string {
  return [...counts].map(([name, times]) => `${name} (${times})`).join(", ");
}
