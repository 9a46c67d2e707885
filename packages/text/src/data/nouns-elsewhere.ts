/**
 * Nouns that people call tables by in other languages, without accents as `transliterate` gives them, where English rules would
 * make a word of them that nobody says: `paise` of `paises`, `kundens` of `kunden`. Words that follow the English rule by chance
 * (`clientes`, `factures`) and words that are English besides (`person`, `plan`) are left out.
 */

/** Both numbers, as `singular plural` pairs of each language. Of two plurals the first is the one that is made. */
export const PAIRS_OF = {
  de: `
  kunde kunden adresse adressen auftrag auftraege auftrag auftrage lieferant lieferanten kategorie kategorien firma firmen
  vertrag vertraege vertrag vertrage konto konten buch buecher buch bucher stadt staedte stadt stadte rolle rollen
  gruppe gruppen preis preise fahrzeug fahrzeuge projekt projekte aufgabe aufgaben kurs kurse raum raeume raum raume gast gaeste
  gast gaste arzt aerzte arzt arzte medikament medikamente verein vereine mitglied mitglieder spiel spiele datei dateien nachricht
  nachrichten dokument dokumente bild bilder filiale filialen maschine maschinen geraet geraete angebot angebote
  produkt produkte rezept rezepte zutat zutaten klasse klassen schule schulen lieferschein
  lieferscheine beleg belege kontakt kontakte mandant mandanten standort standorte wohnung wohnungen
  fahrt fahrten reise reisen tabelle tabellen einheit einheiten`,
  es: `
  pais paises ciudad ciudades proveedor proveedores vendedor vendedores trabajador trabajadores profesor profesores autor autores
  mes meses orden ordenes almacen almacenes nivel niveles papel papeles sucursal sucursales imagen imagenes lugar lugares ejemplar
  ejemplares juez jueces lapiz lapices actividad actividades propiedad propiedades enfermedad enfermedades sociedad sociedades
  cantidad cantidades entidad entidades administrador administradores comprador compradores consumidor consumidores jugador
  jugadores entrenador entrenadores habitacion habitaciones`,
  fr: `
  hopital hopitaux travail travaux tache taches fiche fiches recherche recherches demarche demarches caisse caisses
  jeu jeux lieu lieux tableau tableaux niveau niveaux cadeau cadeaux bateau bateaux cheval chevaux`,
  it: `
  ordine ordini prodotto prodotti fornitore fornitori fattura fatture indirizzo indirizzi comune comuni regione regioni
  articolo articoli dipendente dipendenti azienda aziende magazzino magazzini autore autori corso corsi studente
  studenti docente docenti veicolo veicoli contratto contratti progetto progetti ruolo ruoli riga righe scadenza scadenze
  impiegato impiegati paziente pazienti`,
  pt: `
  cartao cartoes pao paes aviao avioes homem homens aluguel alugueis imovel imoveis movel moveis jornal
  jornais setor setores fornecedor fornecedores comprador compradores jogador jogadores refeicao refeicoes`,
  nl: `
  klant klanten factuur facturen adres adressen prijs prijzen afdeling afdelingen rekening rekeningen betaling betalingen bestelling
  bestellingen winkel winkels voertuig voertuigen gebouw gebouwen`,
  pl: `
  produkt produkty klient klienci zamowienie zamowienia faktura faktury uzytkownik uzytkownicy pracownik pracownicy platnosc platnosci
  ksiazka ksiazki`,
  ru: `
  zakaz zakazy tovar tovary polzovatel polzovateli sotrudnik sotrudniki uchenik ucheniki`,
  sv: `
  kund kunder bestallning bestallningar`,
  tr: `
  musteri musteriler siparis siparisler urun urunler kullanici kullanicilar calisan calisanlar`,
} as const;

/** Those of all languages. */
export const PAIRS_ELSEWHERE: string = Object.values(PAIRS_OF).join(' ');

/**
 * More pairs, of words that would follow the English rules elsewhere: only where a schema speaks their language. Words that end
 * as the rules of the language do not say are here as well.
 */
export const MORE_PAIRS_OF: Readonly<Partial<Record<keyof typeof PAIRS_OF, string>>> = {
  de: `
  position positionen patient patienten student studenten person personen ort orte strasse strassen land laender land lander
  haus haeuser haus hauser vorgang vorgaenge vorgang vorgange plan plaene platz plaetze tag tage termin termine ware waren
  zahl zahlen kasse kassen marke marken sprache sprachen name namen fach faecher abonnent abonnenten steuer steuern
  feld felder wert werte typ typen bestand bestaende monat monate jahr jahre kommentar kommentare bewerber bewerber`,
  es: `
  sede sedes indice indices enlace enlaces avance avances alcance alcances envase envases bien bienes base bases clase clases fase fases`,
  fr: `
  pays pays mois mois avis avis devis devis colis colis prix prix acces acces cours cours repas repas temps temps fois fois corps corps
  taux taux choix choix poids poids relais relais bus bus tuyau tuyaux`,
  it: `
  cliente clienti utente utenti medico medici camera camere sede sedi libro libri categoria categorie pagina pagine nota note
  tessera tessere lezione lezioni banca banche citta citta analisi analisi`,
  pt: `
  pais paises mes meses item itens bem bens animal animais perfil perfis onibus onibus base bases classe classes fase fases`,
  nl: `
  naam namen land landen stad steden product producten artikel artikelen taak taken dag dagen plaats plaatsen reis reizen huis huizen
  les lessen klas klassen persoon personen boek boeken auto autos locatie locaties categorie categorieen magazijn magazijnen`,
  pl: `
  kategoria kategorie adres adresy dostawca dostawcy magazyn magazyny cena ceny kurs kursy sklep sklepy towar towary rola role
  dokument dokumenty miasto miasta`,
  ru: `
  klient klienty kategoriya kategorii adres adresa otdel otdely sklad sklady dokument dokumenty platezh platezhi sessiya sessii
  kurs kursy gorod goroda rol roli tsena tseny postavshchik postavshchiki postavschik postavschiki`,
  tr: `
  fatura faturalar kategori kategoriler adres adresler kisi kisiler`,
};

/** Plurals of words that are English in the singular, where the English plural is made of them. */
export const PLURALS_ELSEWHERE = `
  doctor doctores color colores valor valores error errores sector sectores director directores factor factores animal animales
  animal animais material materiales material materiais local locales local locais canal canales canal canais hotel hoteles
  hotel hoteis hospital hospitales hospital hospitais position positionen patient patienten product producten nivel niveis
  papel papeis animal animaux canal canaux local locaux cliente clienti categoria categorie libro libri
  camion camiones avion aviones
  examen examenes professor professores student studenten journal journaux bureau bureaux utente utenti docente docenti medico medici
  camera camere sede sedi item itens pagamento pagamenti fatura faturalar filial filiais filial filiales`;

/** Nouns that are the same in both numbers, in their language or because it has no plural. */
export const UNCHANGED_ELSEWHERE = `
  artikel benutzer mitarbeiter lehrer schueler schuler zimmer spieler lager posten fahrer besitzer kunstler kuenstler unternehmen
  konzern teilnehmer anbieter verkaufer verkaeufer ansprechpartner mieter anvandare
  prix choix cours colis avis devis acces repas mois vacances fois poids
  citta universita attivita unita
  pelanggan pesanan pengguna barang karyawan transaksi pembayaran siswa guru_kelas pegawai penjualan pembelian
  yonghu dingdan shangpin kehu juese caidan bumen yuangong xuesheng laoshi kecheng banji quanxian gongsi cangku kucun hetong xiangmu
  renwu pinglun zhifu gongyingshang leixing fenlei rizhi
  kokyaku juchu hacchu shohin shouhin shain torihiki zaiko busho seikyu tantosha gakusei sensei
  gogaek jumun sangpum hoewon jikwon haksaeng`;

/** Endings that no English noun has: `rechnungen`, `direcciones`, `prenotazioni`, `funcoes`, `imagens`. */
export const PLURAL_ENDINGS_ELSEWHERE: readonly (readonly [singular: string, plural: string])[] = [
  ['ung', 'ungen'],
  ['heit', 'heiten'],
  ['keit', 'keiten'],
  ['schaft', 'schaften'],
  ['cion', 'ciones'],
  ['sion', 'siones'],
  ['zione', 'zioni'],
  ['cao', 'coes'],
  ['sao', 'soes'],
  ['agem', 'agens'],
];
