import type { CmsSeed } from "../seed.ts";
import { aboutPages } from "./about-pages.ts";
import { builtPages } from "./built-pages.ts";
import { legalPages } from "./legal-pages.ts";
import { orderPages } from "./order-pages.ts";
import { storePage } from "./store-page.ts";

export const pages: CmsSeed[] = [...aboutPages, ...orderPages, ...legalPages, storePage, ...builtPages];
