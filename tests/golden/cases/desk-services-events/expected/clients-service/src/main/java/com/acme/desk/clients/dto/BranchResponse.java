package com.acme.desk.clients.dto;

public record BranchResponse(String country, Short no, String city) {}
