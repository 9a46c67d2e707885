/**
 * What columns are called where people name them in their own language: patterns for names in snake case and Latin letters,
 * as `toSnakeCase` gives them (`ä` is `a`, `ß` is `ss`, Cyrillic is spelled out), or as they stand where their letters have
 * no Latin spelling. Words with a plain meaning besides are left out: `palabra_clave` and `parola_chiave` are keywords, and an
 * `autor` wrote a book.
 */

/** A pattern for names that are, or end in, one of these words; behind them may stand one of `endings`. */
function ending(words: string, endings = ''): RegExp {
  return new RegExp(`(^|_)(${listed(words)})${endings === '' ? '' : `(_?(${listed(endings)}))?`}$`, 'u');
}

/** A pattern for names that are one of these words, and nothing else. */
function whole(words: string): RegExp {
  return new RegExp(`^(${listed(words)})$`, 'u');
}

/** A pattern for names that end in one of these words of a script that writes words together, whatever stands before. */
function together(words: string): RegExp {
  return new RegExp(`(${listed(words)})$`, 'u');
}

function listed(words: string): string {
  return words.trim().split(/\s+/u).join('|');
}

/** Passwords, tokens, and keys that are to be kept. */
export const SECRETS_ELSEWHERE: readonly RegExp[] = [
  // German, Dutch, Scandinavian, Finnish
  ending(
    `passwort passwoert kennwort losungswort wachtwoord losenord adgangskode passord salasana geheimnis geheimzahl
     zugangscode zugangsschluessel (privater|geheimer|api)_?schlu(e)?ssel sitzungsschlu(e)?ssel geheime_sleutel geheim_token`,
    'hash digest salt salz',
  ),
  // French, Spanish, Catalan, Italian, Portuguese, Romanian
  ending(
    `mot_?de_?passe motdepasse mdp code_secret jeton(_(acces|api|secret|session))? cle_?(privee|secrete|api)
     contrasena contrasenia contrasenya contrasinal clave_?(acceso|secreta|privada|api|usuario|hash) clave_de_acceso llave_?(privada|secreta)
     senha palavra_?passe palavra_?chave_?secreta chave_?(privada|secreta|api|de_acesso|acesso) parola parola_d_ordine chiave_?(privata|segreta|api)
     codigo_secreto codice_segreto secreto segreto segredo ficha_de_acceso`,
    'hash digest salt sel',
  ),
  // Slavic, Hungarian, Turkish, Baltic, Greek
  ending(
    `haslo heslo lozinka zaporka geslo jelszo sifre slaptazodis parol(ya)? sekret tajny_klucz klucz_prywatny
     (sekretnyy|sekretnyi|zakrytyy|privatnyy)_klyuch pin_?kod kodikos_prosvasis synthimatiko`,
    'hash digest salt',
  ),
  // Vietnamese, Indonesian, Malay, Swahili; Chinese, Japanese and Korean in Latin letters
  ending(
    `mat_?khau kata_?sandi kata_?laluan nenosiri mima mi_ma denglu_?mima kouling miyao siyao pasuwado ansho_?bango bimil_?beonho`,
    'hash',
  ),
  together(
    `密码 密碼 口令 密钥 密鑰 私钥 私鑰 令牌 パスワード 暗証番号 秘密鍵 トークン 비밀번호 암호 비밀키 토큰 كلمة_?(المرور|السر) رمز_?المرور
     סיסמה סיסמא ססמה รหัสผ่าน पासवर्ड পাসওয়ার্ড`,
  ),
  together(`(密码|密碼|パスワード|비밀번호)_?(hash|哈希|盐|鹽|ハッシュ|해시)`),
];

/** Spanish for a password, and for the code of anything: what is short is a code. */
export const KEY_IN_SPANISH = whole('clave');

/** When a record was made. */
export const CREATED_ELSEWHERE: readonly RegExp[] = [
  whole(
    `(erstellt|angelegt|erfasst)_?(am|um)? erstellungs?_?(datum|zeit|zeitpunkt) erstell_?datum anlage_?datum (aangemaakt|gemaakt)_op aanmaak_?datum
     oprettet(_den)? skapad opprettet cree_?(le|a) date_?(de_)?creation date_?heure_?creation
     cread[oa]_?(en|el) fecha_?(de_)?creacion criad[oa]_?em data_?(de_)?criacao creat[oa]_il data_?(di_)?creazione
     utworzon[oy]_?(dnia)? data_?utworzenia vytvoren[oy]? datum_vytvoreni sozdan[oa]? data_?sozdaniya vremya_sozdaniya
     olusturma_?tarihi chuangjian_?shijian gmt_?create(d)? sakusei_?nichiji`,
  ),
  whole(
    `创建时间 建立时间 創建時間 建立時間 创建日期 作成日時 作成日 登録日時 생성일시 생성일 등록일시 تاريخ_?الإنشاء`,
  ),
];

/** When it was changed last. */
export const UPDATED_ELSEWHERE: readonly RegExp[] = [
  whole(
    `(zuletzt_)?(gea(e)?ndert|aktualisiert|bearbeitet)_?(am|um) a(e)?nderungs_?(datum|zeit|zeitpunkt) letzte_a(e)?nderung aktualisierungs_?datum
     (gewijzigd|bijgewerkt)_op wijzigings_?datum (modifie|mis_a_jour|maj)_?le date_?(de_)?(derniere_)?(modification|modif|maj|mise_?a_?jour)
     (actualizad[oa]|modificad[oa])_?(en|el) fecha_?(de_)?(ultima_)?(actualizacion|modificacion)
     (atualizad[oa]|alterad[oa]|modificad[oa])_?em data_?(de_)?(ultima_)?(atualizacao|alteracao|modificacao)
     (aggiornat[oa]|modificat[oa])_il data_?(di_)?(ultima_)?(aggiornamento|modifica)
     zaktualizowan[oy]_?(dnia)? data_?(modyfikacji|aktualizacji) datum_zmeny obnovlen[oa]? izmenen[oa]? data_?(izmeneniya|obnovleniya)
     guncelleme_?tarihi gengxin_?shijian xiugai_?shijian gmt_?modified koushin_?nichiji`,
  ),
  whole(`更新时间 修改时间 更新時間 修改時間 更新日期 更新日時 更新日 수정일시 수정일 تاريخ_?التحديث`),
];

/** When it was deleted, or that it was. */
export const DELETED_ELSEWHERE: readonly RegExp[] = [
  whole(
    `(ist_)?gelo(e)?scht(_?(am|um))? lo(e)?sch_?datum lo(e)?sch_?kennzeichen (is_)?verwijderd(_op)? (est_)?supprimee?(_le)? date_?(de_)?suppression
     (esta_)?(eliminad[oa]|borrad[oa])(_?(en|el))? fecha_?(de_)?(eliminacion|borrado|baja_logica) (excluid[oa]|deletad[oa]|apagad[oa])(_?em)?
     data_?(de_)?exclusao eliminat[oa](_il)? data_?(di_)?eliminazione usunie?t[oy](_?dnia)? data_?usuniecia smazan[oy]? udalen[oa]? data_?udaleniya
     pometka_udaleniya silindi(_mi)? silinme_?tarihi yi_shanchu shi_?fou_?shan_?chu shanchu_?shijian`,
  ),
  whole(`是否删除 是否刪除 已删除 已刪除 删除时间 刪除時間 删除标记 删除标志 削除フラグ 削除日時 삭제여부 삭제일시`),
];

/** Who made it, changed it or deleted it. */
export const AUTHORS_ELSEWHERE: readonly RegExp[] = [
  whole(
    `(zuletzt_)?(erstellt|angelegt|erfasst|gea(e)?ndert|bearbeitet|aktualisiert|gelo(e)?scht)_?(von|durch) (aangemaakt|gewijzigd|bijgewerkt|verwijderd)_door
     (cree|modifie|saisi|mis_a_jour|maj|supprime)_?par (cread|modificad|actualizad|eliminad|borrad|registrad)[oa]_?por
     (criad|alterad|modificad|atualizad|excluid|cadastrad)[oa]_?por (creat|modificat|aggiornat|eliminat)[oa]_da
     (utworzon|zmienion|zmodyfikowan|usuniet)[oey]_?przez (sozdan|izmenen|obnovlen|udalen)[oa]?_kem kem_(sozdan|izmenen|udalen)[oa]?
     (olusturan|guncelleyen|silen)(_kullanici)? chuangjian_?ren gengxin_?ren xiugai_?ren`,
  ),
  whole(`创建人 创建者 建立者 更新人 更新者 修改人 修改者 删除人 登録者 作成者 생성자 등록자 수정자 삭제자`),
];
