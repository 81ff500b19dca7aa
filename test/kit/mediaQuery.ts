/** CSS media conditions on the window's size: `(min-width: 601px) and (min-height: 501px), (max-width: 40px)`. */

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Whether one condition of the list matches; features other than width and height throw. */
export function holds(query: string, size: WindowSize): boolean {
  return query
    .split(',')
    .some((condition) => condition.split(' and ').every((feature) => featureHolds(feature.trim(), size)));
}

function featureHolds(feature: string, size: WindowSize): boolean {
  const [, bound, side, value] = /^\((min|max)-(width|height): ?([\d.]+)px\)$/.exec(feature) ?? [];
  if (bound === undefined || value === undefined) throw new Error(`This condition is not known: ${feature}`);
  const actual = side === 'width' ? size.width : size.height;
  return bound === 'min' ? actual >= Number(value) : actual <= Number(value);
}
