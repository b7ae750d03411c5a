import { sheet } from "./prose.ts";

export const phoneSheet = sheet(
  "Display",
  "Processor",
  "Memory",
  "Rear camera",
  "Front camera",
  "Battery and charging",
  "SIM and bands",
  "Water and dust",
  "Software",
  "In the box",
);
