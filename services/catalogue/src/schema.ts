/**
 * Incremented when a table changes or deals are generated differently: the next import then recomputes all derived
 * data.
 */
export const schemaVersion = 10;
/** In-memory catalogue with tables that all connections of a builder share, but that are not part of the snapshot. */
export const draft = 'draft';
/** From this version on cells of `density` have the first row number. */
export const densityRowsVersion = 3;

/** Explicit compression: otherwise DuckDB tries all methods for texts, a sixth of the time to store objects. */
const id = 'VARCHAR USING COMPRESSION fsst';
/** For columns with few distinct texts. */
const word = 'VARCHAR USING COMPRESSION dictionary';
/** Decimal coordinates and outlines have no repetition to compress. */
const degrees = 'DOUBLE USING COMPRESSION alprd';
const outline = 'BLOB USING COMPRESSION uncompressed';

/** The market of a transaction: rows of one market are contiguous. */
const marketColumns = `category ${word}, property_type ${word}`;

/**
 * Tables of a snapshot. Grid columns (x, y, xmin, …) are Web Mercator cells of geo/mercator.ts, shapes are blobs of
 * geo/shape-blob.ts. The `bag_*` columns keep the registered values; derived columns (function type, label, buurt) are
 * recomputed by every import, so that the order of imports does not matter. `level` of a generated deal is ln of its
 * euros without the effect of the object's energielabel. `transaction` is derived from sales and rents with their
 * filter columns, in the units of `transactionRanges`; `functions` has a bit for each gebruiksdoel, in list order, and
 * `marks` of a sale one for each of `saleMarks`.
 * `area_figure` has a row for each area in that year's file, also when its value is null; the figure `outline` is the
 * area's surface in m² in that file. Footprint is in m², height and distances in metres, coverage and kvk_coverage in
 * percent. `poi` has points of interest; `amount` is pupils of a school, kW of a charging point, platforms of a stop.
 * `roof` has m² of flat, sloped and sun-facing faces, and azimuth (degrees from north, clockwise) and slope (degrees
 * from level) of the largest sloped face. `pand_mesh` has the triangles of geo/mesh-blob.ts around x, y, the ground in
 * m NAP, and metres from it to the highest corner and from x, y to the furthest. `school_distance` is metres to the nearest primary school, `charging_points`
 * those within 500 m, `amenities` functions within 1 km. `area_value` has the latest value of each metric of the property
 * score by area, `score_quantile` percentiles 0 to 100 of a metric over the buurten, or objects, of a gemeente or of
 * `country`. `area_score` has the mean points and percentiles of the values over all objects of an area, `area_index` the
 * same of the sustainability index, also of the `country`, `area_use` its objects by type. `climate_area` has the value of a climate layer inside of an outline: heat in °C, rain and flood in cm
 * (flood with its chance a year), foundation as class 0 to 3. `energy_fact` has what an object uses in a year (m³ of gas,
 * kWh), kWp, Rc, kg/m² of embodied carbon, kW of installations and mm of rain that is kept; `measure_cost` has euro and
 * kWh saved per m² of a measure by type and years of construction. `travel_network` has the arrays of roads and timetables
 * to search in (engine/travel-time), in pieces. `stop_departures` has the platforms of timetables with departures an hour of a
 * working day; `departures` of an object is their sum within 500 m. `perceel` has plots of the BRK with their registered m²;
 * `plot_free` is an object's share of the m² of its plot that are not built on. `series_value` has series of areas by period,
 * which begins on that day: the value (null where its origin publishes none), on how many it rests, and of an index the year
 * that is 100.
 */
export const tables = {
  info: `id VARCHAR, created_at TIMESTAMP, schema_version INTEGER`,

  dataset: `name VARCHAR, kind VARCHAR, source VARCHAR, imported_at TIMESTAMP, fictional BOOLEAN,
    accepted INTEGER, rejected INTEGER`,

  pand: `identificatie ${id}, bouwjaar INTEGER, status ${word}, dataset ${word}, fictional BOOLEAN,
    vtw_type ${word}, shape ${outline}, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER, footprint DOUBLE`,

  verblijfsobject: `object_id ${id}, pand_id ${id}, straat ${word}, huisnummer INTEGER, huisletter ${id},
    huisnummertoevoeging ${id}, postcode ${word}, woonplaats ${word}, gemeentecode ${word},
    gemeentenaam ${word}, wijkcode ${word}, wijknaam ${word}, buurtcode ${word}, buurtnaam ${word},
    gebruiksdoelen VARCHAR[], vtw_type ${word}, oppervlakte DOUBLE, bouwjaar INTEGER, bag_bouwjaar INTEGER,
    energielabel ${word}, status ${word}, suffix_key ${id}, lon ${degrees}, lat ${degrees}, x INTEGER, y INTEGER, morton BIGINT,
    dataset ${word}, fictional BOOLEAN, provincie ${word}, enkelbestemming ${word}, footprint DOUBLE, height DOUBLE,
    coverage DOUBLE, highway_distance DOUBLE, trainstation_distance DOUBLE, kvk_coverage DOUBLE,
    kvk_registration INTEGER, woonplaatscode ${word}, school_distance DOUBLE, charging_points INTEGER,
    amenities INTEGER, departures DOUBLE, plot_free DOUBLE`,

  energielabel: `object_id VARCHAR, postcode VARCHAR, huisnummer INTEGER, huisletter VARCHAR,
    huisnummertoevoeging VARCHAR, label VARCHAR, registered DATE, valid_until DATE, fictional BOOLEAN`,

  buurt: `code VARCHAR, naam VARCHAR, wijkcode VARCHAR, gemeentecode VARCHAR, gemeentenaam VARCHAR,
    figures JSON, fictional BOOLEAN, shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  wijk: `code VARCHAR, naam VARCHAR, gemeentecode VARCHAR, gemeentenaam VARCHAR, figures JSON,
    fictional BOOLEAN, shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  gemeente: `code VARCHAR, naam VARCHAR, shape BLOB`,

  gemeente_area: `code VARCHAR, naam VARCHAR, shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  area_figure: `level ${word}, code VARCHAR, year INTEGER, figure ${word}, value DOUBLE, source ${word},
    fictional BOOLEAN`,

  area_value: `level ${word}, code VARCHAR, metric ${word}, value DOUBLE, year INTEGER, source ${word},
    fictional BOOLEAN`,

  area_score: `level ${word}, code VARCHAR, metric ${word}, n INTEGER, mean DOUBLE, p10 DOUBLE, p50 DOUBLE,
    p90 DOUBLE`,

  area_index: `level ${word}, code VARCHAR, metric ${word}, n INTEGER, mean DOUBLE, p10 DOUBLE, p50 DOUBLE,
    p90 DOUBLE`,

  area_use: `level ${word}, code VARCHAR, vtw_type ${word}, objects INTEGER`,

  score_quantile: `scope VARCHAR, metric ${word}, n INTEGER, quantiles DOUBLE[]`,

  woonplaats: `code VARCHAR, gemeentecode VARCHAR`,

  sale: `sale_id ${id}, object_id ${id}, date DATE, price DOUBLE, fictional BOOLEAN, generated BOOLEAN,
    vtw_type ${word}, x INTEGER, y INTEGER, level ${degrees}, marks INTEGER`,

  rent: `object_id ${id}, date DATE, annual_rent DOUBLE, fictional BOOLEAN, generated BOOLEAN,
    vtw_type ${word}, x INTEGER, y INTEGER, level ${degrees}`,

  transaction: `transaction_id ${id}, object_id ${id}, ${marketColumns}, date DATE, price DOUBLE, price_per_m2 DOUBLE,
    area DOUBLE, rooms INTEGER, year INTEGER, plot DOUBLE, bar_kk_hi DOUBLE, bar_kk_thi DOUBLE, bar_kk_mh DOUBLE,
    thi DOUBLE, walt DOUBLE, functions INTEGER, woningtype ${word}, subtype ${word}, koopconditie ${word},
    energielabel ${word}, onderhoud_binnen ${word}, onderhoud_buiten ${word}, bouwvorm ${word}, gemeentecode ${word},
    buurtcode ${word}, x INTEGER, y INTEGER, fictional BOOLEAN, marks INTEGER, vtw_type ${word}`,

  station: `code VARCHAR, naam VARCHAR, lon DOUBLE, lat DOUBLE, x INTEGER, y INTEGER, fictional BOOLEAN`,

  topography: `kind VARCHAR, naam VARCHAR, fictional BOOLEAN, is_line BOOLEAN, shape BLOB,
    xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  pand_fact: `pand_id VARCHAR, height DOUBLE, footprint DOUBLE`,

  bouwblok: `source VARCHAR, coverage DOUBLE, shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  bestemming: `source VARCHAR, bestemming VARCHAR, shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER,
    naam VARCHAR, plan VARCHAR`,

  oprit: `source VARCHAR, naam VARCHAR, x INTEGER, y INTEGER`,

  kvk: `source VARCHAR, object_id VARCHAR, postcode VARCHAR, huisnummer INTEGER, suffix_key VARCHAR,
    registrations INTEGER, coverage DOUBLE`,

  poi: `kind ${word}, poi_id ${id}, naam ${id}, detail ${word}, amount DOUBLE, source ${word}, x INTEGER, y INTEGER,
    fictional BOOLEAN`,

  roof: `pand_id ${id}, flat DOUBLE, sloped DOUBLE, sunny DOUBLE, azimuth DOUBLE, slope DOUBLE, source ${word},
    x INTEGER, y INTEGER, fictional BOOLEAN`,

  pand_mesh: `pand_id ${id}, mesh ${outline}, lod ${word}, ground DOUBLE, height DOUBLE, roof_area DOUBLE,
    reach DOUBLE, source ${word}, x INTEGER, y INTEGER, fictional BOOLEAN`,

  climate_area: `layer ${word}, value DOUBLE, chance DOUBLE, year INTEGER, source ${word}, fictional BOOLEAN,
    shape BLOB, xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  energy_fact: `object_id ${id}, heat_source ${word}, gas DOUBLE, electricity DOUBLE, heat DOUBLE, solar DOUBLE,
    facade_rc DOUBLE, embodied DOUBLE, exemption ${word}, hvac DOUBLE, monitored BOOLEAN, protection INTEGER,
    rain_kept DOUBLE, foundation_label ${word}, year INTEGER, source ${word}, fictional BOOLEAN`,

  measure_cost: `vtw_type ${word}, built_from INTEGER, built_to INTEGER, measure VARCHAR, euros DOUBLE, kwh DOUBLE,
    origin VARCHAR, year INTEGER, source ${word}, fictional BOOLEAN`,

  travel_network: `kind ${word}, source ${word}, fictional BOOLEAN, part ${word}, piece INTEGER, data ${outline}`,

  stop_departures: `source ${word}, fictional BOOLEAN, x INTEGER, y INTEGER, per_hour DOUBLE`,

  perceel: `perceel_id ${id}, area DOUBLE, source ${word}, fictional BOOLEAN, shape ${outline}, xmin INTEGER,
    ymin INTEGER, xmax INTEGER, ymax INTEGER`,

  series_value: `indicator ${word}, level ${word}, code ${word}, grain ${word}, period DATE, value DOUBLE, n INTEGER,
    base_year INTEGER, origin ${word}, source ${word}, fictional BOOLEAN`,

  density: `z INTEGER, cell_x INTEGER, cell_y INTEGER, objects INTEGER, x INTEGER, y INTEGER, first_row INTEGER`,

  street: `street_id INTEGER, straat VARCHAR, woonplaats VARCHAR, gemeentenaam VARCHAR, objects INTEGER,
    fictional BOOLEAN, morton_from BIGINT, morton_to BIGINT`,
} as const;

export type TableName = keyof typeof tables;

export const createTables = Object.entries(tables).map(
  ([name, columns]) => `CREATE TABLE IF NOT EXISTS ${name} (${columns})`,
);

/** Columns added later: older snapshots get them, empty, when they are built upon. */
export const addedColumns = {
  pand: { footprint: 'DOUBLE' },
  gemeente: { shape: 'BLOB' },
  bestemming: { naam: 'VARCHAR', plan: 'VARCHAR' },
  sale: { level: 'DOUBLE', marks: 'INTEGER' },
  rent: { level: 'DOUBLE' },
  transaction: { marks: 'INTEGER', vtw_type: 'VARCHAR' },
  verblijfsobject: {
    provincie: 'VARCHAR',
    enkelbestemming: 'VARCHAR',
    footprint: 'DOUBLE',
    height: 'DOUBLE',
    coverage: 'DOUBLE',
    highway_distance: 'DOUBLE',
    trainstation_distance: 'DOUBLE',
    kvk_coverage: 'DOUBLE',
    kvk_registration: 'INTEGER',
    woonplaatscode: 'VARCHAR',
    school_distance: 'DOUBLE',
    charging_points: 'INTEGER',
    amenities: 'INTEGER',
    departures: 'DOUBLE',
    plot_free: 'DOUBLE',
  },
} as const;
