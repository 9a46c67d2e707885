/**
 * Passwords that people choose again and again, and that whoever guesses tries first. They are put together by the habits that
 * every analysis of stolen passwords finds: a word or a name with digits behind it, twice the same, rows of keys, and numbers
 * that run up or repeat. Those of fewer than twelve characters are left out: they are refused as too short.
 */

const FEWEST = 12;

/** Words that stand at the head of such lists. */
const WORDS = words(`
  password passwort passw0rd p@ssword p@ssw0rd pass admin administrator root user guest login access secret letmein welcome
  changeme default test testing master superman batman dragon monkey shadow sunshine princess football baseball basketball
  hockey soccer iloveyou lovely love flower qwerty azerty asdfgh zxcvbn computer internet samsung google apple windows
  summer winter spring autumn january february march april june july august september october november december monday
  friday sunday hello whatever trustno freedom starwars pokemon pikachu minecraft ferrari mustang harley corvette mercedes
  chocolate cookie cheese banana orange purple yellow silver golden diamond tigger ginger pepper buster killer ranger hunter
  jordan liverpool chelsea arsenal barcelona madrid london berlin paris america england germany france canada charlie
  michael jennifer jessica ashley daniel andrew thomas robert matthew joshua nicole michelle amanda anthony william samantha
  hannah george maggie sophie alexander benjamin victoria elizabeth christian patrick richard`);

/** What is put behind a word until a form is content. */
const ENDINGS = words(`
  1 12 123 1234 12345 123456 1234567 12345678 123456789 1! 123! 1234! 12345! ! !! 2020 2021 2022 2023 2024 2025 2026 00 007 69
  99 111 000 321 @123 @2024 @2025 2025! 1234567890 654321 qwerty`);

/** Rows of keys, and what fingers make of them. */
const ROWS = words(`
  qwertyuiop qwertzuiop azertyuiop asdfghjkl zxcvbnm yxcvbnm qwertyui asdfasdf qweasdzxc qazwsxedc qazwsx 1qaz2wsx 1qaz2wsx3edc
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 qwer1234 asdf1234 zxcv1234 qweqweqwe asdasdasd poiuytrewq
  lkjhgfdsa mnbvcxz abcdefgh abcdefghij abcdefghijkl abcd1234 abc123 a1b2c3d4 a1b2c3d4e5 aaaa1111 abcabcabc`);

/** Sentences written as one word. */
const SENTENCES = words(`
  iloveyousomuch iloveyouforever iloveyoubaby ilovemyself ilovemymom ilovemyfamily ihateyou letmeinplease letmeinnow opensesame
  whatisthis thisismypassword mypassword mysecretpassword mypasswordis newpassword oldpassword nopassword yourpassword
  passwordforwork temporarypassword changethispassword changemenow changemeplease pleasechangeme donotshare donttellanyone
  keepitsecret topsecret supersecret verysecret secretpassword correcthorsebatterystaple administrator1 superadministrator
  trustno1trustno1 welcomehome welcomeback helloworld helloworld123 goodmorning goodnight happybirthday merrychristmas
  happynewyear manchesterunited realmadrid fcbarcelona bayernmunich newyorkcity losangeles unitedstates harrypotter
  starwarsfan spiderman wonderwoman ironman captainamerica gameofthrones lordoftherings mylittlepony hellokitty
  chocolatecake icecream sunflower butterfly rainbow unicorn jesuschrist jesuslovesme godislove godisgood godbless`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** Numbers that run up, run down or repeat, of twelve to twenty digits. */
function numbers(): readonly string[] {
  const lengths = Array.from({ length: 9 }, (_, at) => FEWEST + at);
  const up = '123456789012345678901234567890';
  const down = '987654321098765432109876543210';
  const digits = words('0 1 2 3 4 5 6 7 8 9');
  return lengths.flatMap((length) => [
    ...[up.slice(0, length), `0${up}`.slice(0, length), down.slice(0, length), down.slice(9).slice(0, length)],
    ...digits.map((digit) => digit.repeat(length)),
    ...[
      '12',
      '123',
      '1234',
      '01',
      '10',
      '69',
      '121',
      '147',
      '159',
      '321',
      '369',
      '789',
      '007',
      '123321',
      '112233',
      '987',
    ].map((part) => part.repeat(length).slice(0, length)),
  ]);
}

/** Letters that repeat. */
function letters(): readonly string[] {
  return words('a b c d e f g h i j k l m n o p q r s t u v w x y z').flatMap((letter) =>
    [12, 13, 14].map((length) => letter.repeat(length)),
  );
}

/**
 * All of them in lower case and in alphabetical order, each once.
 *
 * @returns about 3,000 passwords
 */
export function commonPasswords(): readonly string[] {
  const behind = (ending: string) => WORDS.map((word) => word + ending);
  const all = [
    ...WORDS.flatMap((word) => [word, word + word, `my${word}`, `the${word}`, `${word}${word}1`, `${word}forever`]),
    ...ENDINGS.flatMap(behind),
    ...[...ROWS, ...SENTENCES].flatMap((row) => [
      row,
      ...['1', '12', '123', '1234', '!', '1!'].map((end) => row + end),
    ]),
    ...ROWS.map((row) => row + row),
    ...numbers(),
    ...letters(),
  ];
  const long = all.filter((password) => password.length >= FEWEST);
  return [...new Set(long)].toSorted((a, b) => (a < b ? -1 : 1));
}
