/** Letters of scripts that spell words sound by sound, each with the Latin letters people write for it. */

/** Hangul's beginnings, middles and ends of syllables in the order of Unicode, by the Revised Romanization of Korean; `-` is silent. */
export const HANGUL = {
  initials: list('g kk n d tt r m b pp s ss - j jj ch k t p h'),
  medials: list('a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'),
  finals: list('- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'),
} as const;

/** Hiragana in Hepburn's romanization; katakana lie 96 code points behind. */
export const KANA =
  pairs(`あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go さ sa し shi す su せ se そ so
  ざ za じ ji ず zu ぜ ze ぞ zo た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no
  は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo
  や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n ゔ vu`);

/** Small kana that change the vowel of the one before. */
export const SMALL_KANA = pairs('ゃ ya ゅ yu ょ yo ぁ a ぃ i ぅ u ぇ e ぉ o');

/** Devanagari's consonants, which sound with an `a` unless a sign says otherwise. */
export const DEVANAGARI_CONSONANTS =
  pairs(`क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n
  प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h`);

/** Its signs for other vowels behind a consonant; the last one takes the `a` away. */
export const DEVANAGARI_SIGNS = pairs('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॅ e ॉ o ् -');

/** Thai vowels that are written before the consonant they sound behind. */
export const THAI_LEADING = pairs('เ e แ ae โ o ใ ai ไ ai');

/** Scripts whose letters are spelled one by one. */
export const LETTERS = pairs(`अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ं n ँ n ः h ़ -
  א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t
  ا a آ a أ a إ i ء - ؤ w ئ y ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n
  ه h و w ي y ى a ة a پ p چ ch ژ zh گ g ک k ی y
  ก k ข kh ฃ kh ค kh ฅ kh ฆ kh ง ng จ ch ฉ ch ช ch ซ s ฌ ch ญ y ฎ d ฏ t ฐ th ฑ th ฒ th ณ n ด d ต t ถ th ท th ธ th น n บ b ป p ผ ph ฝ f
  พ ph ฟ f ภ ph ม m ย y ร r ฤ rue ล l ว w ศ s ษ s ส s ห h ฬ l อ o ฮ h ะ a ั a า a ำ am ิ i ี i ึ ue ื ue ุ u ู u ็ - ่ - ้ - ๊ - ๋ - ์ - ๆ -`);

/** Where the ten digits of a script begin: Arabic, Persian, Devanagari, Bengali, Thai. */
export const ZEROS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

function list(text: string): readonly string[] {
  return text.split(' ').map((one) => (one === '-' ? '' : one));
}

function pairs(text: string): ReadonlyMap<string, string> {
  const words = text.trim().split(/\s+/u);
  return new Map(
    words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, list(words[at + 1] ?? '')[0] ?? ''] as const] : [])),
  );
}
