import { isTextOption } from "../cart/choose-custom.ts";
import type { ChosenLine } from "../cart/chosen-line.ts";
import { toBaseAmount } from "../rules/money.ts";
import { toUid } from "../rules/uid.ts";
import type { CustomOptionRow, CustomOptionValueRow, ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";
import { productTypeName } from "./product.ts";
import { currencySymbol } from "./store-config.ts";

const typeNames: Record<CustomOptionRow["input"], string> = {
  field: "CustomizableFieldOption",
  area: "CustomizableAreaOption",
  date: "CustomizableDateOption",
  drop_down: "CustomizableDropDownOption",
  radio: "CustomizableRadioOption",
  checkbox: "CustomizableCheckboxOption",
  multiple: "CustomizableMultipleOption",
  file: "CustomizableFileOption",
};

const textOptionFields = {
  value: ({ id, price, maxCharacters }: CustomOptionRow) => ({
    uid: optionUid(id),
    price: toBaseAmount(price),
    price_type: "FIXED",
    sku: null,
    max_characters: maxCharacters,
    type: "DATE",
    file_extension: null,
    image_size_x: 0,
    image_size_y: 0,
  }),
  product_sku: ({ productId }: CustomOptionRow, _: unknown, { store }: BackendContext) =>
    store.catalogue.productById(productId)?.sku,
};
const listOptionFields = {
  value: ({ id, values }: CustomOptionRow) =>
    values.map((value) => ({
      uid: valueUid(id, value),
      option_type_id: value.id,
      title: value.title,
      price: toBaseAmount(value.price),
      price_type: "FIXED",
      sku: null,
      sort_order: value.position,
    })),
};

export const customOptionResolvers = {
  CustomizableProductInterface: {
    __resolveType: productTypeName,
    options(product: ProductRow, _: unknown, { store }: BackendContext) {
      const options = store.catalogue.customOptionsOf(product.id);
      return options.length === 0 ? null : options;
    },
  },
  CustomizableOptionInterface: {
    __resolveType: ({ input }: CustomOptionRow) => typeNames[input],
    uid: ({ id }: CustomOptionRow) => optionUid(id),
    option_id: ({ id }: CustomOptionRow) => id,
    required: ({ required }: CustomOptionRow) => required !== 0,
    sort_order: ({ position }: CustomOptionRow) => position,
  },
  CustomizableFieldOption: textOptionFields,
  CustomizableAreaOption: textOptionFields,
  CustomizableDateOption: textOptionFields,
  CustomizableFileOption: textOptionFields,
  CustomizableDropDownOption: listOptionFields,
  CustomizableRadioOption: listOptionFields,
  CustomizableCheckboxOption: listOptionFields,
  CustomizableMultipleOption: listOptionFields,
};

export function selectedCustomOptions({ line }: { line: ChosenLine }, _: unknown, context: BackendContext) {
  return selectedOptions(line, context).map(({ option, text, values }) => ({
    customizable_option_uid: optionUid(option.id),
    id: option.id,
    label: option.title,
    type: option.input,
    is_required: option.required !== 0,
    sort_order: option.position,
    values: isTextOption(option)
      ? [selectedValue({ ...option, uid: optionUid(option.id), label: "", value: text }, context)]
      : values.map((value) =>
          selectedValue(
            { ...value, uid: valueUid(option.id, value), label: value.title, value: String(value.id) },
            context,
          ),
        ),
  }));
}

export function customOptionTexts(line: ChosenLine, context: BackendContext): { label: string; value: string }[] {
  return selectedOptions(line, context).map(({ option, text, values }) => ({
    label: option.title,
    value: isTextOption(option) ? text : values.map(({ title }) => title).join(", "),
  }));
}

function selectedOptions({ product, choices }: ChosenLine, { store }: BackendContext) {
  if (choices.length === 0) return [];
  return store.catalogue.customOptionsOf(product.id).flatMap((option) => {
    const text = choices.flatMap((choice) =>
      choice.kind === "text" && choice.optionId === option.id ? choice.text : [],
    )[0];
    const values = option.values.filter(({ id }) =>
      choices.some((choice) => choice.kind === "value" && choice.valueId === id),
    );
    return text === undefined && values.length === 0 ? [] : [{ option, text: text ?? "", values }];
  });
}

function selectedValue(
  { uid, id, label, value, price }: { uid: string; id: number; label: string; value: string; price: number },
  { settings }: BackendContext,
) {
  return {
    customizable_option_value_uid: uid,
    id,
    label,
    value,
    price: { value: toBaseAmount(price), type: "FIXED", units: currencySymbol(settings.baseCurrency) },
  };
}

function optionUid(id: number): string {
  return toUid(`custom-option/${id}`);
}

function valueUid(optionId: number, { id }: Pick<CustomOptionValueRow, "id">): string {
  return toUid(`custom-option/${optionId}/${id}`);
}
