import type { CmsSeed } from "../seed.ts";
import { aboutPages } from "./about-pages.ts";
import { legalPages } from "./legal-pages.ts";
import { orderPages } from "./order-pages.ts";
import { storePage } from "./store-page.ts";

/** The shop's content pages, by the path they are found at. */
export const pages: CmsSeed[] = [...aboutPages, ...orderPages, ...legalPages, storePage];
