/** Letters that Unicode decomposition leaves alone, by code point, with what a reader of Latin script expects. */
const LATIN = `ß ss ẞ SS æ ae Æ AE œ oe Œ OE ø o Ø O đ d Đ D ð d Ð D þ th Þ TH ł l Ł L ı i ħ h Ħ H ŋ n Ŋ N ŧ t Ŧ T ə e Ə E
  ĸ k ƒ f ɓ b ɗ d ƙ k ơ o ư u`;

const GREEK = `α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o`;

const CYRILLIC = `а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh
  щ shch ъ - ы y ь - э e ю yu я ya є ye і i ї yi ґ g ђ dj ј j љ lj њ nj ћ c џ dz ў u ѓ gj ќ kj ѕ dz`;

function pairs(list: string): (readonly [string, string])[] {
  const words = list.trim().split(/\s+/u);
  return words.flatMap((letter, index) => {
    const latin = words[index + 1];
    return index % 2 === 0 && latin !== undefined ? [[letter, latin === '-' ? '' : latin] as const] : [];
  });
}

function withCapitals(entries: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return entries.flatMap(([letter, latin]) => [
    [letter, latin],
    [letter.toUpperCase(), latin.toUpperCase()],
  ]);
}

/** Letter to Latin letters, capitals to capitals. Scripts not listed fall back to their code point. */
export const TRANSLITERATION: ReadonlyMap<string, string> = new Map([
  ...pairs(LATIN),
  ...withCapitals(pairs(GREEK)),
  ...withCapitals(pairs(CYRILLIC)),
]);
