import { describe, expect, it } from 'vitest';
import { inflectionOf, languageOf, type Language } from './index.ts';

/** Tables of real schemas, as `written singular plural`: what one of them is called, and the list of them. */
const TABLES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: `clientes cliente clientes, facturas factura facturas, pedido pedido pedidos, proveedores proveedor proveedores,
    valores valor valores, roles rol roles, redes red redes, luces luz luces, sedes sede sedes, detalles detalle detalles,
    direcciones direccion direcciones, vendedor vendedor vendedores, analisis analisis analisis, leyes ley leyes,
    lineas_factura linea_factura lineas_factura, detalle_pedido detalle_pedido detalle_pedido, users user users,
    personal_access_tokens personal_access_token personal_access_tokens, model_has_roles model_has_rol model_has_roles,
    job_batches job_batch job_batches`,
  de: `kunden kunde kunden, rechnungen rechnung rechnungen, artikel artikel artikel, haeuser haus haeuser, orte ort orte,
    mitarbeiter mitarbeiter mitarbeiter, positionen position positionen, auftragspositionen auftragsposition auftragspositionen,
    kundenadressen kundenadresse kundenadressen, status status status, schluessel schluessel schluessel, users user users,
    gutscheine gutscheine gutscheine, autos auto autos`,
  fr: `commandes commande commandes, chevaux cheval chevaux, animaux animal animaux, adresses adresse adresses, pays pays pays,
    prix prix prix, journaux journal journaux, bureaux bureau bureaux, facture facture factures, avis avis avis,
    lignes_commande ligne_commande lignes_commande, utilisateur utilisateur utilisateurs, users user users`,
  it: `ordini ordine ordini, citta citta citta, clienti cliente clienti, pagamenti pagamento pagamenti, banche banca banche,
    fattura fattura fatture, servizio servizio servizi, prenotazioni prenotazione prenotazioni, analisi analisi analisi,
    righe_ordine riga_ordine righe_ordine, users user users`,
  pt: `usuarios usuario usuarios, imagens imagem imagens, animais animal animais, permissoes permissao permissoes,
    setores setor setores, papeis papel papeis, item item itens, notas_fiscais nota_fiscal notas_fiscais, cidade cidade cidades,
    users user users, tokens token tokens`,
  nl: `namen naam namen, klanten klant klanten, artikelen artikel artikelen, gebruikers gebruiker gebruikers, landen land landen,
    producten product producten, factuur factuur facturen, betalingen betaling betalingen, leverancier leverancier leveranciers,
    plaats plaats plaatsen, verkooporders verkooporder verkooporders`,
  pl: `zamowienia zamowienie zamowienia, klienci klient klienci, adresy adres adresy, ceny cena ceny, produkty produkt produkty,
    kategorie kategoria kategorie, uprawnienia uprawnienia uprawnienia, status status status, users user users`,
  tr: `kisiler kisi kisiler, urunler urun urunler, sehirler sehir sehirler, faturalar fatura faturalar, odeme odeme odeme,
    personel personel personel, stoklar stok stoklar`,
  id: `pengguna pengguna pengguna, kelas kelas kelas, tugas tugas tugas, berkas berkas berkas, kategori kategori kategori,
    guru guru guru, detail_pesanan detail_pesanan detail_pesanan, users user users`,
  ru: `zakazy zakaz zakazy, klienty klient klienty, kategorii kategoriya kategorii, adresa adres adresa, otdely otdel otdely,
    zayavki zayavki zayavki, oborudovanie oborudovanie oborudovanie, users user users`,
};

const CASES = Object.entries(TABLES).flatMap(([language, list]) =>
  list.split(',').map((entry) => {
    const [written = '', singular = '', plural = ''] = entry.trim().split(/\s+/);
    return { language: language as Language, written, singular, plural };
  }),
);

describe('names of tables in a schema of their language', () => {
  it.each(CASES)('$language $written: one $singular, several $plural', ({ language, written, singular, plural }) => {
    const inflection = inflectionOf(language);
    expect(inflection.singular(written)).toBe(singular);
    expect(inflection.plural(written)).toBe(plural);
    expect(inflection.singular(singular)).toBe(singular);
  });

  it.each(Object.entries(TABLES))('tell that it is %s', (language, list) => {
    expect(languageOf(list.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''))).toBe(language);
  });
});

describe('the language of a schema', () => {
  it.each([
    [
      'es',
      'clientes id nombre apellidos telefono created_at updated_at users email password remember_token migrations',
    ],
    ['de', 'tblKunden KundenNr Nachname Strasse PLZ tblRechnungen RechnungsDatum Betrag'],
    ['fr', 'llx_societe llx_facture ref date_creation llx_commande libelle montant client prenom'],
    ['it', 'Clienti Nome Cognome Indirizzo Ordini OrdineID DataOrdine Prezzo'],
    ['pt', 'TB_USUARIO NO_USUARIO DS_SENHA TB_PEDIDO VL_PRECO QT_ESTOQUE'],
    // Words of one language among those of another, or too few of them, prove nothing.
    ['en', 'customers orders order_items products cliente factura pedido'],
    ['en', 'cliente id x y'],
    ['en', 'OCRD CardCode CardName ORDR DocEntry RDR1 LineNum'],
    ['en', 'wp_posts wp_users wp_options post_date post_title user_login comment_author'],
    ['en', 'res_partner sale_order sale_order_line product_template create_uid write_date'],
    ['en', 'tx_news_domain_model_news pages tt_content be_users sys_file pid tstamp crdate'],
    // A name that two languages share says nothing of which.
    ['en', 'cliente categoria provincia'],
    ['en', ''],
  ])('is %s: %s', (language, names) => {
    expect(languageOf(names.split(' '))).toBe(language);
  });

  it('counts a word once, in whatever number it stands', () => {
    expect(languageOf('factura facturas pedido pedidos'.split(' '))).toBe('en');
  });
});
