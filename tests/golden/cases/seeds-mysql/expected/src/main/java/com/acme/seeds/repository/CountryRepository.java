package com.acme.seeds.repository;

import com.acme.seeds.domain.Country;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface CountryRepository
    extends JpaRepository<Country, String>, JpaSpecificationExecutor<Country> {}
