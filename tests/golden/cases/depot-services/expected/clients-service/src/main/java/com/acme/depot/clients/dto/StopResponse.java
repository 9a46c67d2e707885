package com.acme.depot.clients.dto;

public record StopResponse(String route, Short place, String street) {}
