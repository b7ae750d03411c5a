import { recording } from "./recordings.ts";
import { json } from "./scripted-backend.ts";

export function answered(name: string) {
  const { status, body } = recording(name).response;
  return json(status, body);
}
