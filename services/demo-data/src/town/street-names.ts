import type { Random } from '../random';

interface Theme {
  buurt: string;
  stems: readonly string[];
  suffixes: readonly string[];
}

/** Dutch neighbourhoods name their streets by theme; so does Kavelstede, with names of its own making. */
const themes: readonly Theme[] = [
  theme(
    'Vogelbuurt',
    'Kramsvogel Roodborst Putter Sijsje Goudvink Kneu Wielewaal Tapuit Gorzen Karekiet Grutto Kluten Tureluur Watersnip',
    'straat laan hof plein',
  ),
  theme(
    'Bomenbuurt',
    'Haagbeuk Zoete-Kers Zilverlinde Moeraseik Veldiep Vlier Mispel Lijsterbes Kornoelje Tamme-Kastanje Hazelaar Berken Elzen Wilgen',
    'laan straat weg dreef',
  ),
  theme(
    'Bloemenbuurt',
    'Akelei Dotterbloem Guldenroede Kattenstaart Lisdodde Madelief Ogentroost Pinksterbloem Ratelaar Zonnedauw Koekoeksbloem Speenkruid Wederik Boterbloem',
    'straat hof pad plein',
  ),
  theme(
    'Ambachtenbuurt',
    'Touwslager Zeilmaker Mandenvlechter Kuiper Blauwverver Kaarsenmaker Klokkengieter Loodgieter Hoedenmaker Zadelmaker Lantaarnopsteker Glasblazer Letterzetter Papierschepper',
    'straat hof gang plein',
  ),
  theme(
    'Waterbuurt',
    'Golfslag Waterlijn Vloed Kwel Getij Branding Deining Ebben Kolk Stroom Wak Vloei Spiegel Oever',
    'straat kade laan hof',
  ),
  theme(
    'Schepenbuurt',
    'Botter Hoogaars Kwak Tjalk Skûtsje Blazer Jol Westlander Zeeschouw Praam Klipper Aak Boeier Vlet',
    'straat kade hof pad',
  ),
  theme(
    'Windstreek',
    'Noorderwind Zuiderbries Valwind Windstilte Avondbries Ochtendkoelte Stormvogel Vlaag Wervel Zephyr Passaat Zucht Bries Tocht',
    'laan straat hof weg',
  ),
  theme(
    'Sterrenbuurt',
    'Poolster Avondster Morgenster Melkweg Staartster Zwaan Lier Arend Kreeft Dolfijn Reiger Eenhoorn Waterslang Kompas',
    'laan straat plein singel',
  ),
  theme(
    'Kruidenbuurt',
    'Bonenkruid Citroenmelisse Dragon Engelwortel Heemst Kamille Lavas Maggi Pimpernel Salie Tijm Venkel Zuring Wijnruit',
    'straat hof tuin pad',
  ),
  theme(
    'Landmetersbuurt',
    'Waterpas Meetketting Jalon Kadaster Peilschaal Perceel Roede Grenspaal Veldwerk Passer Hoekmeter Morgen Bunder Kavel',
    'weg laan straat plein',
  ),
  theme(
    'Muziekbuurt',
    'Draailier Trekzak Kerkorgel Beiaard Doedelzak Hakkebord Klepel Luit Snaar Strijkstok Klavecimbel Hobo Trommel Pauken',
    'straat laan hof plein',
  ),
  theme(
    'Dijkersbuurt',
    'Polderjongen Kruiwagen Rijshout Zinkstuk Kleiput Dijkgraaf Heemraad Basalt Paalworm Keileem Krammat Duiker Schutsluis Gemaal',
    'straat weg dijk hof',
  ),
  theme(
    'Molenbuurt',
    'Wiek Vang Bovenkruier Stelling Paltrok Tjasker Molensteen Kap Roede-Eind Zaagraam Spinnenkop Maalstoel Kammen Wipmolen',
    'straat weg erf hof',
  ),
  theme(
    'Visserijbuurt',
    'Spiering Snoekbaars Paling Bot Ansjovis Haring Zalm Driehoeksmossel Fuik Sleepnet Kuil Zegen Nettenboeter Visafslag',
    'straat kade laan pad',
  ),
  theme(
    'Erven',
    'Bakhuis Boenhoek Deel Grupstal Hooiberg Karnmolen Melkbocht Opkamer Potstal Rosmolen Schuurdeur Wagenloods Zomerhuis Voorhuis',
    'erf hof wei akker',
  ),
  theme(
    'Grassenbuurt',
    'Beemdgras Bevertjes Dravik Fluitekruid Kamgras Pijpestro Reukgras Smele Struisgras Trilgras Vossestaart Zegge Zwenkgras Witbol',
    'erf hof pad dreef',
  ),
  theme(
    'Insectenbuurt',
    'Atalanta Bijenvolk Citroenvlinder Glazenmaker Heidelibel Juffer Krekel Meikever Oranjetip Pauwoog Rozenkever Sprinkhaan Waterjuffer Zandoog',
    'hof straat laan pad',
  ),
  theme(
    'Stoffenbuurt',
    'Batist Brokaat Damast Fluweel Gaas Katoen Keper Linnen Popeline Satijn Serge Tule Velours Zijde',
    'straat laan singel hof',
  ),
  theme(
    'Kleurenbuurt',
    'Amber Azuur Cadmium Indigo Karmijn Kobalt Krapplak Oker Omber Purper Sepia Smalt Turkoois Vermiljoen',
    'straat laan hof singel',
  ),
  theme(
    'Gesteentebuurt',
    'Agaat Barnsteen Chroom Dioriet Gneis Graniet Kwarts Leisteen Marmer Onyx Opaal Porfier Toermalijn Veldspaat',
    'straat laan hof weg',
  ),
];

/** Streets of the old town are named one by one, not by theme. */
const centreStems =
  'Graanmarkt Boterhal Lombard Weeshuis Begijnen Minrebroer Spinhuis Schuttershof Proveniers Bierkade Turfmarkt Waag Ossenkop Vleeshal Zoutkeet Moriaan Papenhulst Sleutel Koestraat Korenbeurs Lakenhal Stadhuis Apothekers Kanonnen Bolwerk Oude-Delft Nieuwsteeg Kruithuis Vissersbrug Ravelijn'.split(
    ' ',
  );
const centreSuffixes = ['straat', 'steeg', 'gang', 'plein'];
const businessStems =
  'Ampère Turbine Transistor Dynamo Condensor Generator Stuwadoor Laadperron Logistiek Matrijs Koppeling Lastoorts Draaibank Zuiger Tandwiel Ketel'.split(
    ' ',
  );

/** Hands out street names of one theme per buurt. */
export class StreetNames {
  private theme = -1;
  private centre = 0;
  private business = 0;

  constructor(private readonly random: Random) {}

  /** The next theme: a name for a buurt and a source of its street names. */
  nextTheme(): { buurt: string; nextName: () => string } {
    this.theme += 1;
    const round = Math.floor(this.theme / themes.length);
    const { buurt, stems, suffixes } =
      themes[this.theme % themes.length] ?? themes[0] ?? theme('Nieuwbuurt', 'Nieuwe', 'straat');
    let used = 0;
    const nextName = (): string => {
      const stem = stems[used % stems.length] ?? '';
      const suffix =
        suffixes[(used + Math.floor(used / stems.length) + round * 2) % suffixes.length] ?? 'straat';
      used += 1;
      return joined(stem, suffix);
    };
    return {
      buurt: round === 0 ? buurt : `${buurt}-${['Oost', 'West', 'Zuid'][round - 1] ?? 'Noord'}`,
      nextName,
    };
  }

  nextCentreName(): string {
    const stem = centreStems[this.centre % centreStems.length] ?? '';
    const suffix =
      centreSuffixes[Math.floor(this.centre / centreStems.length + this.centre) % centreSuffixes.length] ??
      'straat';
    this.centre += 1;
    return stem.endsWith('straat') || stem.endsWith('steeg') ? stem : joined(stem, suffix);
  }

  nextBusinessName(): string {
    const stem = businessStems[this.business % businessStems.length] ?? '';
    const suffix = ['weg', 'straat', 'baan'][Math.floor(this.business / businessStems.length)] ?? 'weg';
    this.business += 1;
    return joined(stem, suffix);
  }

  /** For what needs a name now and then, such as a park. */
  ofPark(): string {
    return this.random.pick([
      'Kavelpark',
      'Zuiderpark',
      'Dijkpark',
      'Vijverpark',
      'Noorderpark',
      'Singelpark',
    ]);
  }
}

function theme(buurt: string, stems: string, suffixes: string): Theme {
  return { buurt, stems: stems.split(' '), suffixes: suffixes.split(' ') };
}

/** `Grutto` + `straat`, with the linking -en- or -s- left to the stem's maker. */
function joined(stem: string, suffix: string): string {
  return `${stem.replace(/-/g, ' ')}${suffix}`;
}
