/** Icon sizes in px; the first is the default (RLM-048). */
export const ICON_SIZES = [20, 23, 38] as const;
