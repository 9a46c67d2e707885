/** A text drawn as a picture, for scripts the font of the document does not have. Sizes in points. */
export type DrawnText = { readonly image: string; readonly width: number; readonly height: number };

/** Draws a text, broken into lines that fit the width. @param width points @param size of the letters, in points */
export type DrawText = (text: string, width: number, size: number) => DrawnText;
