/**
 * What people who want a password think of first, in lower case and without the digits and signs they put around it. Written
 * out here so that nothing is asked of anybody else.
 */
export const COMMON_BASES: ReadonlySet<string> = new Set(
  // The word itself and its relatives.
  (
    'password passwort passwords mypassword yourpassword newpassword thepassword motdepasse contrasena wachtwoord parola ' +
    'passw passwd pass passport passcode secret secrets topsecret letmein letmeinnow openup opensesame changeme changeit ' +
    'default temp temporary test testing tester testtest demo sample example guest user username login logon signin welcome ' +
    'welcomeback willkommen bienvenue hello hellothere helloworld hallo bonjour access accessgranted admin administrator ' +
    'adminadmin root rootroot toor superuser sysadmin system server computer internet network windows linux ubuntu oracle ' +
    'mysql postgres postgresql database manager master masterkey supervisor security secure trustno trustnoone nothing ' +
    'whatever whatsup forever unknown private public personal office company business ' +
    // Runs over the keyboard.
    'qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm ' +
    'yxcvbnm qazwsx qazwsxedc wsxedc edcrfv poiuytrewq lkjhgfdsa mnbvcxz qweasd qweasdzxc qwe qweqwe asdasd asdfasdf zaq ' +
    'qwertyqwerty dvorak abcdefg abcdefgh abcdefghi abcdefghij abc abcabc abcd aabbcc aaabbb xyz zyx ' +
    // Affection and the other way round.
    'iloveyou iloveyoubaby iloveu ilovegod iloveme loveyou loveme lovely lover lovers love babygirl babyboy baby honey sweety ' +
    'sweetie sweetheart sweet darling angel angels angelina princess prince beautiful handsome sexy sexygirl hottie cutie ' +
    'pretty friends friend bestfriend family mother mommy daddy father brother sister fuckyou fuckoff fuckme asshole bitch ' +
    'bullshit killer hunter blaster ' +
    // Animals, seasons, days, things.
    'monkey dragon tiger tigger lion eagle falcon phoenix panther cobra snake shark dolphin dolphins butterfly spider ' +
    'chicken rabbit bunny kitty kitten pussycat doggie puppy buddy bailey charlie cookie cookies chocolate cheese banana ' +
    'orange apple cherry strawberry peanut pepper ginger sugar coffee flower flowers rainbow sunshine sunflower summer ' +
    'summertime winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april ' +
    'june july august september october november december holiday vacation christmas silver golden diamond crystal purple ' +
    'yellow orchid midnight starlight thunder lightning storm freedom liberty peace heaven ' +
    // Sport, screen and song.
    'football soccer baseball basketball hockey tennis golf golfer rugby liverpool arsenal chelsea barcelona realmadrid ' +
    'juventus manchester manutd cowboys steelers yankees lakers rangers redsox packers eagles superman batman spiderman ' +
    'wonderwoman ironman hulk starwars startrek skywalker pokemon pikachu naruto sasuke mario zelda minecraft fortnite ' +
    'roblox nintendo playstation xbox xboxlive gamer gaming matrix hogwarts harrypotter gandalf frodo merlin wizard magic ' +
    'ninja samurai pirate vampire zombie eminem metallica nirvana slipknot guitar music rockstar rocknroll dancer ' +
    // Names many people carry, and what they drive and ride.
    'michael michelle jennifer jessica jordan joshua matthew daniel andrew anthony thomas robert william richard charles ' +
    'george david james jason justin kevin steven brandon nicholas nicole natalie natasha amanda ashley samantha melissa ' +
    'stephanie elizabeth victoria alexander alexandra christian christine christopher patrick patricia vanessa veronica ' +
    'andrea maria martin marina hannah sophie olivia emily chloe lauren maggie taylor carlos alejandro alejandra fernando ' +
    'ferrari porsche mercedes mustang corvette harley yamaha kawasaki suzuki toyota honda camaro chevy ' +
    // Places, beliefs, brands.
    'america american england london paris berlin germany france canada mexico brasil brazil india pakistan russia moscow ' +
    'newyork california florida texas chicago boston dallas jesus jesuschrist christ god godisgood blessed buddha google ' +
    'facebook twitter instagram linkedin myspace youtube microsoft samsung iphone android yahoo hotmail gmail amazon ' +
    'netflix spotify github gitlab docker kubernetes springboot backsmith ' +
    // Answers to a form that asks for more kinds of characters.
    'helpme please sorry thankyou goodluck lucky luckyone winner number numberone zero seven eleven money dollar cash rich ' +
    'boss bigboss president captain soldier general police doctor teacher student school college university work job ' +
    'happy happyday smile smiley crazy stupid idiot loser awesome cool coolguy legend genius maverick rebel shadow ' +
    'ghost devil demon satan evil blink snoopy garfield scooby mickey minnie simpson homer'
  ).split(' '),
);

/** Well-known passwords that are more than a word with something around it. Lower case. */
export const COMMON_WHOLE: ReadonlySet<string> = new Set(
  (
    'abc123 abcd1234 abc12345 abc123456 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 ' +
    'qwe123 qwe123456 qwerty12 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1xsw2 zaq1zaq1 1qazxsw2 q1q1q1q1 qaz123 qazwsx123 ' +
    'asd123 asdf1234 zxc123 zxcvbnm1 aa123456 a123456 a1234567 a12345678 a123456789 aa12345678 q123456 1234qwer 123qwe ' +
    '123qweasd 123qweasdzxc 12qwaszx 12345qwert 123abc 1234abcd 123456a 1234567a 12345678a 123456789a p455w0rd pa55word ' +
    'pa55w0rd passw0rd p4ssw0rd p4ssword trustno1 ncc1701 rush2112 blink182 r2d2c3po 007bond j0hnd0e 4dm1n n0thing ' +
    'd3f4ult s3cr3t l3tm31n w3lc0m3 m0nk3y dr4g0n s3cur1ty'
  ).split(' '),
);
