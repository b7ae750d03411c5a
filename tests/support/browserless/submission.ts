import { type Element, isTag } from "domhandler";
import { findAll, findOne, getChildren, getParent } from "domutils";
import { labelsOf, rootOf, textOf } from "./names.ts";

/** Null if validation would stop it. */
export interface Submission {
  method: "GET" | "POST";
  url: URL;
  entries: [string, string][];
}

/** Form submission without script: button, formaction, formmethod, constraint validation. */
export function submissionOf(button: Element, page: URL): Submission {
  const form = formOf(button);
  if (!form)
    throw new Error(`Pressing "${textOf(button)}": the button belongs to no form, so it does nothing without script`);
  const validates = !("novalidate" in form.attribs) && !("formnovalidate" in button.attribs);
  if (validates) requireValid(form);
  const method = (button.attribs["formmethod"] ?? form.attribs["method"] ?? "get").toUpperCase();
  if (method !== "GET" && method !== "POST") throw new Error(`No browser submits a form with method ${method}`);
  const action = button.attribs["formaction"] ?? form.attribs["action"];
  if (method === "POST" && action === undefined) {
    throw new Error(
      `The form of "${textOf(button)}" has no action: before hydration it would be posted to the page's URL`,
    );
  }
  const url = new URL(action || page.pathname + page.search, page);
  const entries = entriesOf(form, button);
  if (method === "GET") url.search = new URLSearchParams(entries).toString();
  return { method, url, entries };
}

export function formOf(control: Element): Element | null {
  const owner = control.attribs["form"];
  if (owner !== undefined) {
    return findOne((node) => node.name === "form" && node.attribs["id"] === owner, rootOf(control).children, true);
  }
  for (let up = getParent(control); up !== null; up = getParent(up)) if (isTag(up) && up.name === "form") return up;
  return null;
}

/** In tree order, as in the HTML standard. */
function entriesOf(form: Element, submitter: Element | null): [string, string][] {
  return controlsOf(form).flatMap((control): [string, string][] => {
    const { name } = control.attribs;
    if (!name || isDisabled(control)) return [];
    if (control.name === "button" || isButtonInput(control)) {
      return control === submitter ? [[name, control.attribs["value"] ?? ""]] : [];
    }
    if (control.name === "select") return selectedOptions(control).map((option) => [name, optionValue(option)]);
    if (isCheckable(control)) return "checked" in control.attribs ? [[name, control.attribs["value"] ?? "on"]] : [];
    return [[name, valueOf(control)]];
  });
}

export function controlsOf(form: Element): Element[] {
  const controls = new Set(["button", "input", "select", "textarea"]);
  return findAll((node) => controls.has(node.name), rootOf(form).children).filter((node) => formOf(node) === form);
}

export function valueOf(control: Element): string {
  if (control.name === "textarea") return textareaText(control);
  if (control.name === "select") return selectedOptions(control).map(optionValue)[0] ?? "";
  return control.attribs["value"] ?? "";
}

function textareaText(control: Element): string {
  const typed = control.attribs["value"];
  if (typed !== undefined) return typed;
  return getChildren(control)
    .map((node) => ("data" in node ? node.data : ""))
    .join("");
}

export function optionsOf(select: Element): Element[] {
  return findAll((node) => node.name === "option", select.children);
}

function optionValue(option: Element): string {
  return option.attribs["value"] ?? textOf(option);
}

function selectedOptions(select: Element): Element[] {
  const options = optionsOf(select).filter((option) => !("disabled" in option.attribs));
  const selected = options.filter((option) => "selected" in option.attribs);
  if ("multiple" in select.attribs) return selected;
  return (selected.length > 0 ? selected.slice(-1) : options.slice(0, 1)) satisfies Element[];
}

function isButtonInput(control: Element): boolean {
  return control.name === "input" && ["submit", "button", "reset", "image"].includes(control.attribs["type"] ?? "");
}

function isCheckable(control: Element): boolean {
  return control.name === "input" && ["checkbox", "radio"].includes(control.attribs["type"] ?? "");
}

export function isDisabled(control: Element): boolean {
  if ("disabled" in control.attribs) return true;
  for (let up = getParent(control); up !== null; up = getParent(up)) {
    if (isTag(up) && up.name === "fieldset" && "disabled" in up.attribs) return true;
  }
  return false;
}

function requireValid(form: Element): void {
  for (const control of controlsOf(form)) {
    if (isDisabled(control)) continue;
    const error = validationErrorOf(control, form);
    if (error === null) continue;
    const field = labelsOf(control).map(textOf).join(" ") || (control.attribs["name"] ?? control.name);
    throw new Error(`The browser rejects the form: "${field}" ${error}`);
  }
}

function validationErrorOf(control: Element, form: Element): string | null {
  const { attribs } = control;
  const type = attribs["type"] ?? "text";
  if ("required" in attribs && isEmpty(control, form)) return "is required";
  const value = valueOf(control);
  if (value === "" || isCheckable(control) || control.name !== "input") return null;
  if (type === "email" && !/^[^\s@]+@[^\s@]+$/.test(value)) return "is no e-mail address";
  if (attribs["pattern"] && !new RegExp(`^(?:${attribs["pattern"]})$`, "v").test(value))
    return "does not fit its pattern";
  if (type !== "number") return null;
  const number = Number(value);
  if (Number.isNaN(number)) return "is no number";
  if (attribs["min"] && number < Number(attribs["min"])) return `is below ${attribs["min"]}`;
  if (attribs["max"] && number > Number(attribs["max"])) return `is above ${attribs["max"]}`;
  return null;
}

function isEmpty(control: Element, form: Element): boolean {
  if (!isCheckable(control)) return valueOf(control) === "";
  if (control.attribs["type"] === "checkbox") return !("checked" in control.attribs);
  const sameGroup = controlsOf(form).filter((other) => other.attribs["name"] === control.attribs["name"]);
  return !sameGroup.some((other) => "checked" in other.attribs);
}
