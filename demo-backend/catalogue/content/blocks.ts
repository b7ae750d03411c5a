import type { CmsSeed } from "../seed.ts";
import { homeBlocks } from "./home-blocks.ts";
import { exportBlocks, shopBlocks } from "./shop-blocks.ts";

export const blocks: CmsSeed[] = [...homeBlocks, ...shopBlocks, ...exportBlocks];
