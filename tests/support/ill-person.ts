import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { thandi } from "./over-transports";

/** Seriously ill, so that an enhanced life annuity is recommended; with words that occur nowhere else. */
export const ILL: SurveyRecord = {
  ...thandi,
  first_name: "Boitumelolo",
  last_name: "Hondeklipbaai",
  email: "boitumelolo@verkeerdevlei.example",
  phone: "0829998877",
  financially_support_partner: "yes",
  partner_name: "Sipho Hondeklipbaai",
  partner_gender: "male",
  partner_dob: "02/09/1966",
  what_is_more_important: "guarantee_inc_and_no_inheritance",
  has_serious_illness: "yes",
  are_you_smoker: undefined,
};

/**
 * The data of that person that only intended readers may see: names, numbers, and anything about health, such
 * as `healthy_`.
 */
export const HIDDEN =
  /Hondeklipbaai|999\s?8877|verkeerdevlei|Enhanced|health|illness|seriously ill|impair|smok|life_expectancy|median_age/i;
