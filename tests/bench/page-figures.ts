import type { Load } from "./load.ts";
import type { Paint } from "./paint.ts";
import type { PageName } from "./peers.ts";
import type { Weight } from "./weigh.ts";

export interface PageFigures {
  page: PageName;
  path: string;
  weight: Weight;
  paint: Paint;
  host: Load;
  /** The backend asked directly for what the page shows; null where a page asks it nothing that can be repeated. */
  backend: { question: string; load: Load } | null;
}
