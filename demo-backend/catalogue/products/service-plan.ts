import type { ProductSeed } from "../seed.ts";
import { virtual } from "./define.ts";
import { prose, sheet } from "./prose.ts";

const planSheet = sheet("Covers", "Period", "Starts", "Where", "Not covered");

export interface Plan {
  sku: string;
  name: string;
  price: number;
  summary: string;
  covers: [string, string, string, string, string];
  details: [string, string[]];
  rating: [number, number];
  picture: { color: string; accent: string; variant: number; label: string };
  related?: string[];
}

export function toService(category: string, plan: Plan): ProductSeed {
  const { sku, name, price, summary, covers, details, rating, picture, related } = plan;
  return virtual({
    sku,
    name,
    categories: [category],
    brand: "Bijli",
    summary,
    description: prose(...details),
    specifications: planSheet(...covers),
    price,
    qty: 5000,
    max: 5,
    rating,
    ...(related !== undefined && { related }),
    picture: { kind: "service-plan", ...picture },
  });
}
