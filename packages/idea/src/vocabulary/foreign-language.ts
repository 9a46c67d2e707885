/** Words that stand in nearly every sentence of a language and in hardly any English one. */
const LANGUAGES: readonly { readonly language: string; readonly words: RegExp; readonly message: string }[] = [
  {
    language: 'de',
    words:
      /(?<!\p{L})(?:und|der|das|ein|eine|einen|für|mit|ich|wir|ist|sind|haben|hat|nicht|auch|soll|möchte|von|zum|zur|jeder|jede|werden|kann|können|unsere?|dem|den)(?!\p{L})/giu,
    message:
      'Ich verstehe ohne Sprachmodell vor allem Englisch: Bitte beschreiben Sie die Idee auf Englisch, dann wird das Ergebnis besser.',
  },
  {
    language: 'es',
    words:
      /(?<!\p{L})(?:los|las|una|unos|para|con|que|del|quiero|necesito|tiene|tienen|cada|por|nuestra|nuestro|también|pueden?|es|y|el|sus?)(?!\p{L})/giu,
    message:
      'Sin un modelo de lenguaje entiendo sobre todo inglés: describe la idea en inglés y el resultado será mejor.',
  },
  {
    language: 'fr',
    words:
      /(?<!\p{L})(?:les|des|une|pour|avec|qui|que|dans|nous|je|veux|est|sont|chaque|notre|leurs?|aussi|peuvent|peut|et|du|ont|le|la)(?!\p{L})/giu,
    message:
      'Sans modèle de langue, je comprends surtout l’anglais : décrivez l’idée en anglais et le résultat sera meilleur.',
  },
  {
    language: 'it',
    words:
      /(?<!\p{L})(?:gli|una|uno|per|con|che|della|dei|delle|voglio|ogni|sono|hanno|nostra|nostro|anche|possono|può|il|di|un)(?!\p{L})/giu,
    message:
      'Senza un modello linguistico capisco soprattutto l’inglese: descrivi l’idea in inglese e il risultato sarà migliore.',
  },
  {
    language: 'pt',
    words:
      /(?<!\p{L})(?:os|uma|para|com|que|dos|das|quero|preciso|cada|são|têm|tem|nossa|nosso|também|podem|pode|um|e|da|do)(?!\p{L})/giu,
    message:
      'Sem um modelo de linguagem entendo sobretudo inglês: descreva a ideia em inglês e o resultado será melhor.',
  },
  {
    language: 'nl',
    words:
      /(?<!\p{L})(?:het|een|voor|met|ik|wij|zijn|hebben|heeft|niet|ook|moet|elke|kan|kunnen|onze|van|en|de|dat)(?!\p{L})/giu,
    message:
      'Zonder taalmodel begrijp ik vooral Engels: beschrijf het idee in het Engels, dan wordt het resultaat beter.',
  },
  {
    language: 'pl',
    words:
      /(?<!\p{L})(?:dla|oraz|jest|są|każdy|każda|chcę|który|która|które|nie|się|może|mogą|przez|z|w|na|i)(?!\p{L})/giu,
    message: 'Bez modelu językowego rozumiem głównie angielski: opisz pomysł po angielsku, a wynik będzie lepszy.',
  },
];

const ENGLISH = /\b(?:the|and|with|for|each|have|has|are|is|of|to|that|which|their|our|can|an?)\b/giu;
/** How much of a text is looked at. */
const LOOKED_AT = 2_000;
/** A word or two may be borrowed; this many are a language. */
const LEAST = 2;
const LEAST_SHARE = 0.12;

/** The language of a text that is not English, and what its writer is told in it; nothing for English and for what is unclear. */
export function foreignLanguage(text: string): { readonly language: string; readonly message: string } | undefined {
  const looked = text.slice(0, LOOKED_AT).toWellFormed();
  const words = looked.match(/\p{L}+/gu)?.length ?? 0;
  const english = looked.match(ENGLISH)?.length ?? 0;
  const [best] = LANGUAGES.map((one) => ({ ...one, hits: looked.match(one.words)?.length ?? 0 })).sort(
    (a, b) => b.hits - a.hits,
  );
  if (best === undefined || best.hits < LEAST || best.hits <= english || best.hits < words * LEAST_SHARE)
    return undefined;
  return { language: best.language, message: best.message };
}
