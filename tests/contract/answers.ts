import { recording } from "./recordings.ts";
import { json } from "./scripted-backend.ts";

/** The scripted backend answers as a Magento 2.4.6 was recorded to answer. */
export function answered(name: string) {
  const { status, body } = recording(name).response;
  return json(status, body);
}
