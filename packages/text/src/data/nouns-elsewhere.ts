/**
 * Nouns that people call tables by in other languages, without accents as `transliterate` gives them, where English rules would
 * make a word of them that nobody says: `paise` of `paises`, `kundens` of `kunden`. Words that follow the English rule by chance
 * (`clientes`, `factures`) and words that are English besides (`person`, `plan`) are left out.
 */

/** Both numbers, as `singular plural` pairs. Of two plurals the first is the one that is made. */
export const PAIRS_ELSEWHERE = `
  kunde kunden adresse adressen auftrag auftraege auftrag auftrage lieferant lieferanten kategorie kategorien firma firmen
  vertrag vertraege vertrag vertrage konto konten buch buecher buch bucher stadt staedte stadt stadte rolle rollen
  gruppe gruppen preis preise fahrzeug fahrzeuge projekt projekte aufgabe aufgaben kurs kurse raum raeume raum raume gast gaeste
  gast gaste arzt aerzte arzt arzte medikament medikamente verein vereine mitglied mitglieder spiel spiele datei dateien nachricht
  nachrichten dokument dokumente bild bilder filiale filialen maschine maschinen geraet geraete angebot angebote
  produkt produkte produkt produkty rezept rezepte zutat zutaten klasse klassen schule schulen lieferschein
  lieferscheine beleg belege kontakt kontakte mandant mandanten standort standorte wohnung wohnungen
  fahrt fahrten reise reisen tabelle tabellen einheit einheiten
  pais paises ciudad ciudades proveedor proveedores vendedor vendedores trabajador trabajadores profesor profesores autor autores
  mes meses orden ordenes almacen almacenes nivel niveles papel papeles sucursal sucursales imagen imagenes lugar lugares ejemplar
  ejemplares juez jueces lapiz lapices actividad actividades propiedad propiedades enfermedad enfermedades sociedad sociedades
  cantidad cantidades entidad entidades administrador administradores comprador compradores consumidor consumidores jugador
  jugadores entrenador entrenadores habitacion habitaciones
  hopital hopitaux travail travaux tache taches fiche fiches recherche recherches demarche demarches caisse caisses
  jeu jeux lieu lieux tableau tableaux niveau niveaux cadeau cadeaux bateau bateaux cheval chevaux
  ordine ordini prodotto prodotti fornitore fornitori fattura fatture indirizzo indirizzi comune comuni regione regioni
  articolo articoli dipendente dipendenti azienda aziende magazzino magazzini autore autori corso corsi studente
  studenti docente docenti veicolo veicoli contratto contratti progetto progetti ruolo ruoli riga righe scadenza scadenze
  impiegato impiegati paziente pazienti
  cartao cartoes pao paes aviao avioes homem homens aluguel alugueis imovel imoveis movel moveis jornal
  jornais setor setores fornecedor fornecedores comprador compradores jogador jogadores refeicao refeicoes
  klant klanten factuur facturen adres adressen prijs prijzen afdeling afdelingen rekening rekeningen betaling betalingen bestelling
  bestellingen winkel winkels voertuig voertuigen gebouw gebouwen
  klient klienci zamowienie zamowienia faktura faktury uzytkownik uzytkownicy pracownik pracownicy platnosc platnosci ksiazka ksiazki
  zakaz zakazy tovar tovary polzovatel polzovateli sotrudnik sotrudniki uchenik ucheniki
  kund kunder bestallning bestallningar
  musteri musteriler siparis siparisler urun urunler kullanici kullanicilar  calisan calisanlar`;

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
