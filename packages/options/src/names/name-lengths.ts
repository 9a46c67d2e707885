/** How long names may be, in UTF-16 units. */
export const NAME_LENGTHS = { projectName: { min: 3, max: 20 }, packageName: { min: 5, max: 100 } } as const;
