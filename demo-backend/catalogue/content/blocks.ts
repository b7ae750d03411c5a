import type { CmsSeed } from "../seed.ts";
import { homeBlocks } from "./home-blocks.ts";
import { exportBlocks, shopBlocks } from "./shop-blocks.ts";

/** The shop's content blocks, by the identifiers the storefront asks for. */
export const blocks: CmsSeed[] = [...homeBlocks, ...shopBlocks, ...exportBlocks];
