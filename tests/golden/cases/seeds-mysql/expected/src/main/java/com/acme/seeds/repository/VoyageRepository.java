package com.acme.seeds.repository;

import com.acme.seeds.domain.Voyage;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface VoyageRepository
    extends JpaRepository<Voyage, Long>, JpaSpecificationExecutor<Voyage> {}
