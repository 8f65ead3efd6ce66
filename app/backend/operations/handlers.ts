import type { OperationName } from "~/contract/operations";
import { getAuditLog } from "./audit-log";
import { calculateGuaranteedIncome } from "./calculate-guaranteed-income";
import {
  calculateDependantsIncomes,
  calculateIncome,
  calculateMonthlyIncome,
  calculatePartnerIncomes,
} from "./calculations";
import { updatePlan } from "./change-plan";
import { answerHigherFees, getClientFees } from "./client-fees";
import { createDemoPlan, createPlan } from "./create-plan";
import { importClients } from "./import-clients";
import {
  answerAdviserRequest,
  createUser,
  getAdviserRequests,
  getWaitingClients,
  leaveAdviser,
} from "./create-user";
import { getAttributes, overrideRecommendation, previewRecommendation } from "./customise-plan";
import { getClientOverview, getDesk } from "./desk";
import { getDraft, saveDraft } from "./drafts";
import { getFeatures, updateFeatures } from "./features";
import { getMaximumFees } from "./fees";
import { getImage, storeImage } from "./images";
import type { Handler } from "./handler";
import { getPlanSummaries } from "./list-clients";
import { previewFees } from "./preview-fees";
import { getAllPlans, getPlan, getRecommendations, hideFromAdviser } from "./read-plans";
import { getRecord, getRecordPaper, getRecords, getRequests } from "./read-records";
import { exportRecords, readRecord, searchRecords } from "./search-records";
import { getReports } from "./reports";
import { getLoginStatus, getLoginToken, logIn, resendLoginCode } from "./log-in";
import { askNumberChange, cancelNumberChange, getNumberChange } from "./number-changes";
import { getReceivers, handOverClients, searchPeople, setUserActive } from "./people";
import { getRegistrationStatus, register, resendRegistrationCode } from "./register";
import { requestCall } from "./request-call";
import { requestInvestment, requestQuote, selectPlan } from "./select-plan";
import { askSharedCode, getShared, getSharedCover, getSharedPaper } from "./read-shared";
import { getShares, revokeShare, sharePlan } from "./share-plan";
import { sendMessage } from "./send-message";
import { getLandingPage, getOwnLandingPage, publishOwnLandingPage } from "./landing-pages";
import { createOrganization, getOrganizations, updateOrganization } from "./organisations";
import {
  changeCellNumber,
  confirmIdentity,
  deleteOwnData,
  getOwnData,
  getOwnHistory,
  noteCorrection,
  resendConfirmation,
  withdrawHealthConsent,
} from "./own-data";
import { getGuestToken, logOut, refreshToken } from "./session";
import { getLive, getReady, getSystemVariables } from "./system";
import { acceptTerms, getTermsAcceptance } from "./terms";
import { getUser, getUserRoles, updateUser } from "./users";
import { verifyCode } from "./verify-code";

/** The handler of each declared operation. */
export const handlers: { [Name in OperationName]: Handler<Name> } = {
  getGuestToken,
  refreshToken,
  register,
  getRegistrationStatus,
  resendRegistrationCode,
  getLoginToken,
  getLoginStatus,
  logIn,
  resendLoginCode,
  verifyCode,
  logOut,
  sendMessage,
  requestCall,
  confirmIdentity,
  resendConfirmation,
  getOwnHistory,
  noteCorrection,
  getOwnData,
  deleteOwnData,
  withdrawHealthConsent,
  changeCellNumber,
  getUser,
  getUserRoles,
  updateUser,
  createUser,
  importClients,
  getAdviserRequests,
  answerAdviserRequest,
  leaveAdviser,
  getWaitingClients,
  getPlanSummaries,
  getDesk,
  getClientOverview,
  searchPeople,
  setUserActive,
  getReceivers,
  handOverClients,
  askNumberChange,
  getNumberChange,
  cancelNumberChange,
  saveDraft,
  getDraft,
  getMaximumFees,
  getClientFees,
  answerHigherFees,
  previewFees,
  storeImage,
  getImage,
  acceptTerms,
  getTermsAcceptance,
  createPlan,
  createDemoPlan,
  getPlan,
  updatePlan,
  getAllPlans,
  hideFromAdviser,
  getRecommendations,
  selectPlan,
  requestQuote,
  requestInvestment,
  getRecords,
  getRequests,
  getRecord,
  getRecordPaper,
  sharePlan,
  getShares,
  revokeShare,
  getSharedCover,
  getShared,
  getSharedPaper,
  askSharedCode,
  calculateIncome,
  calculateMonthlyIncome,
  overrideRecommendation,
  previewRecommendation,
  calculateDependantsIncomes,
  calculatePartnerIncomes,
  getAttributes,
  calculateGuaranteedIncome,
  getSystemVariables,
  getFeatures,
  updateFeatures,
  getReports,
  getAuditLog,
  searchRecords,
  readRecord,
  exportRecords,
  getOrganizations,
  createOrganization,
  updateOrganization,
  getLandingPage,
  getOwnLandingPage,
  publishLandingPage: publishOwnLandingPage,
  getLive,
  getReady,
};
